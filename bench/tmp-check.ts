import { checkOf } from '../schemas/check.ts';
import { rulesetOf, rulesetIds } from '../referee/rulesets.ts';
import { deckbuilding } from '../machines/deckbuilding/index.ts';
import { simulate } from '../referee/simulate.ts';
import { fixturesOf } from '../scripts/golden.ts';
for (const [id, schema, g] of [['outer-rim', rulesetOf('outer-rim')!.ruleset.log, rulesetOf('outer-rim')], ['deckbuilding', deckbuilding.log, null]] as const) {
  const t0 = performance.now(); const c = checkOf(schema); console.log(id, c !== null, performance.now() - t0, 'ms');
  if (!c) continue;
  let bad = 0, n = 0, moves = 0; const vals: any[] = [];
  for (const f of fixturesOf(id)) { const v = JSON.parse(f.text); vals.push(v); moves += v.moves.length; n++; const z = schema.safeParse(v).success; if (z !== c(v)) { bad++; if (bad < 4) console.log(f.name, z, c(v)); } }
  console.log(n, bad);
  if (g) { for (let s = 1; s < 4; s++) { const v = simulate(g, s, 800).log; vals.push(v); moves += (v.moves as any).length; if (!c(v)) console.log('sim', s); } }
  for (const [k, f] of [['zod', (v: any) => schema.safeParse(v)], ['check', c]] as const) { for (let i = 0; i < 3; i++) for (const v of vals) f(v); const t = performance.now(); for (let i = 0; i < 5; i++) for (const v of vals) f(v); console.log(k, (performance.now() - t) * 1000 / 5 / moves); }
}
