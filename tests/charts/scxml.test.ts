/** What `charts --format scxml` prints is run by SCION, an interpreter of SCXML that knows nothing of this project. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { caseEvent, OTHERWISE } from '../../charts/events.ts';
import { type ChartModel, chartModel, statesBelow } from '../../charts/model.ts';
import { overviewOf } from '../../charts/overview.ts';
import { SCXML_EXTRAS, scxmlNames, toScxml } from '../../charts/scxml.ts';
import { games, invented, lamp, odd, ofGames, quake, wide } from './examples.ts';
import { type Step, type Walk, walk } from './walk.ts';
import { all, readXml } from './xml.ts';

/** As much of SCION as is used here: it comes without types that fit. */
interface Session {
  start(): readonly string[];
  gen(event: { readonly name: string }): readonly string[];
  getConfiguration(): readonly string[];
  isFinal(): boolean;
  on(name: string, listener: (told: never) => void): void;
}
type Callback<T> = (error: unknown, made: T) => void;
interface Scion {
  pathToModel(path: string, callback: Callback<{ prepare(callback: Callback<unknown>, host: object): void }>): void;
  readonly core: {
    readonly Statechart: new (model: unknown, options?: object) => Session;
    readonly InterpreterScriptingContext: { invokers: Record<string, unknown> };
  };
}
const require = createRequire(import.meta.url);
const scion: Scion = require('@scion-scxml/scxml');

const home = mkdtempSync(join(tmpdir(), 'scxml-'));
const folder = (ruleset: string): string => mkdtempSync(join(home, `${ruleset}-`));
const folders = new Map(
  [['invented', invented] as const, ...games].map(([id, charts]) => [id, { charts, at: folder(id) }]),
);
beforeAll(() => {
  // Called charts log their effects on the console.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  for (const { charts, at } of folders.values())
    for (const config of charts)
      if (/^[\w-]+$/.test(config.id))
        writeFileSync(join(at, `${config.id}.scxml`), toScxml(chartModel(config, charts)));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

/** Effects are logs of the document: they are counted instead of printed. */
const logged: string[] = [];
const host = { console: { log: (...words: unknown[]) => logged.push(words.map(String).join(' ')) } };

/** A document as SCION reads it from its file. */
function load(ruleset: string, chart: string): Promise<unknown> {
  const path = join(folders.get(ruleset)?.at ?? '', `${chart}.scxml`);
  return new Promise((resolve, reject) => {
    const settle = (then: (made: never) => void) => (error: unknown, made: unknown) =>
      error ? reject(error) : then(made as never);
    scion.pathToModel(
      path,
      settle((model: { prepare(callback: Callback<unknown>, host: object): void }) =>
        model.prepare(settle(resolve), host),
      ),
    );
  });
}

/** Runs a chart without the charts that it calls: their end is told by its event. */
function alone(run: () => void): void {
  const { invokers } = scion.core.InterpreterScriptingContext;
  const real = { ...invokers };
  for (const type of Object.keys(invokers)) invokers[type] = () => {};
  try {
    run();
  } finally {
    Object.assign(invokers, real);
  }
}

/** The events that take a step: first those that say what its cases come to, then the one that triggers it. */
function eventsOf(model: ChartModel, { edge, move }: Step): string[] {
  const when = (move ?? edge).when;
  const said = when === null ? [] : [caseEvent(when)];
  if (move !== null) return [...said, move.event];
  if (edge.trigger === 'returned') return [...said, `done.invoke.${scxmlNames(model).call(edge.from)}`];
  return when === null ? [OTHERWISE] : said;
}

const charts = [...[lamp, quake, odd, wide].map((model) => ['invented', model] as const), ...ofGames];

describe.each(charts.map(([ruleset, model]) => [`${ruleset} ${model.id}`, ruleset, model] as const))(
  '%s',
  (_, ruleset, model) => {
    const names = scxmlNames(model);
    const states = [...statesBelow(model.root)];

    test('is stepped through every transition', async () => {
      const document = await load(ruleset, model.id);
      alone(() => {
        const { begins, ways } = walk(model);
        const leafOf = (session: Session): string => {
          const found = states.filter(({ id }) => session.getConfiguration().includes(names.state(id)));
          return found[0]?.id ?? (session.getConfiguration().includes(names.end) ? 'end' : 'nowhere');
        };
        const started = new scion.core.Statechart(document, host);
        started.start();
        expect(leafOf(started)).toBe(begins);
        for (const { steps, lands } of ways) {
          const session = new scion.core.Statechart(document, host);
          session.on('onError', (error) => expect.fail(JSON.stringify(error)));
          session.start();
          logged.length = 0;
          for (const step of steps) for (const name of eventsOf(model, step)) session.gen({ name });
          const way = steps.flatMap((step) => eventsOf(model, step)).join(', ');
          const ended = states.find(({ id }) => id === lands)?.kind === 'final' && !lands.includes('.');
          expect(leafOf(session), way).toBe(ended && session.getConfiguration().includes(names.end) ? 'end' : lands);
          if (ended) expect(session.isFinal(), way).toBe(true);
          const effects = steps.flatMap(({ edge }) => edge.effects.map((effect) => `effect ${effect}`));
          expect(logged.filter((line) => effects.includes(line)).slice(0, effects.length), way).toEqual(effects);
        }
      });
    });

    test('does nothing while nobody says anything', async () => {
      const document = await load(ruleset, model.id);
      alone(() => {
        const session = new scion.core.Statechart(document, host);
        session.start();
        const before = session.getConfiguration();
        session.gen({ name: 'nobody.knows.this' });
        expect(session.getConfiguration()).toEqual(before);
      });
    });

    test('is a document of the recommendation', () => {
      const root = readXml(toScxml(model));
      expect(conformant(root)).toEqual([]);
      expect([...all(root, 'log')]).toHaveLength(
        model.edges.flatMap(({ effects, offers }) =>
          effects.flatMap((effect) => offers?.moves.map(() => effect) ?? effect),
        ).length,
      );
    });
  },
);

/** Runs a step of a caller for real: the called chart is loaded from its file, brought to its end, and the caller goes on. */
async function callThrough(
  ruleset: string,
  caller: ChartModel,
  models: ReadonlyMap<string, ChartModel>,
): Promise<string[]> {
  const calls: string[] = [];
  const walks = new Map<string, Walk>();
  const walkOf = (model: ChartModel): Walk => {
    const known = walks.get(model.id) ?? walk(model);
    walks.set(model.id, known);
    return known;
  };
  /** The shortest way to the end, by calls as few as can be. */
  const toTheEnd = (model: ChartModel): readonly Step[] | null => {
    const finals = [...statesBelow(model.root)].filter(({ kind, id }) => kind === 'final' && !id.includes('.'));
    const { begins, ways } = walkOf(model);
    if (finals.some(({ id }) => id === begins)) return [];
    const called = (steps: readonly Step[]): number => steps.filter(({ edge }) => edge.trigger === 'returned').length;
    const ends = ways.filter(({ lands }) => finals.some(({ id }) => id === lands));
    return ends.sort((a, b) => called(a.steps) - called(b.steps) || a.steps.length - b.steps.length)[0]?.steps ?? null;
  };
  /** The sessions that a session has begun, in their order. */
  const begun = new Map<Session, Session[]>();
  const watch = (session: Session): void => {
    const children: Session[] = [];
    begun.set(session, children);
    session.on('onInvokedSessionInitialized', (child: Session) => {
      watch(child);
      children.push(child);
    });
  };
  const until = async (what: string, met: () => boolean): Promise<void> => {
    for (let waited = 0; !met(); waited += 1) {
      if (waited > 400) throw new Error(`waited in vain for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /** Takes a session through steps; those that wait for a called chart by taking that chart to its end. */
  const drive = async (session: Session, model: ChartModel, steps: readonly Step[]): Promise<void> => {
    let used = 0;
    for (const step of steps) {
      if (step.edge.trigger !== 'returned') {
        for (const name of eventsOf(model, step)) session.gen({ name });
        continue;
      }
      const { from, when } = step.edge;
      const callee = models.get([...statesBelow(model.root)].find(({ id }) => id === from)?.calls?.chart ?? '');
      const way = callee === undefined ? null : toTheEnd(callee);
      if (callee === undefined || way === null) throw new Error(`${model.id} calls a chart that has no end`);
      if (when !== null) session.gen({ name: caseEvent(when) });
      const children = begun.get(session) ?? [];
      await until(`${model.id} calling ${callee.id}`, () => children.length > used);
      const child = children.at(-1) as Session;
      used = children.length;
      await until(`${callee.id} beginning`, () => child.getConfiguration().length > 0);
      await drive(child, callee, way);
      const here = scxmlNames(model).state(from);
      await until(
        `${model.id} going on after ${callee.id}`,
        // Where it goes on in the same state, the chart is called again.
        () => !session.getConfiguration().includes(here) || session.isFinal() || children.length > used,
      );
    }
  };
  const { ways } = walkOf(caller);
  for (const { steps, lands } of ways) {
    const last = steps.at(-1);
    if (last?.edge.trigger !== 'returned') continue;
    const callee = [...statesBelow(caller.root)].find(({ id }) => id === last.edge.from)?.calls?.chart ?? '';
    // Calls on the way there are other ways' last steps: they are made again only where there is no way without them.
    const call = `${caller.id} ${callee}`;
    if (calls.includes(call) && steps.slice(0, -1).some(({ edge }) => edge.trigger === 'returned')) continue;
    const session: Session = new scion.core.Statechart(await load(ruleset, caller.id), host);
    watch(session);
    session.start();
    await drive(session, caller, steps);
    const ended =
      [...statesBelow(caller.root)].find(({ id }) => id === lands)?.kind === 'final' && !lands.includes('.');
    if (ended) expect(session.isFinal()).toBe(true);
    else expect(session.getConfiguration()).toContain(scxmlNames(caller).state(lands));
    calls.push(call);
  }
  return calls;
}

test('called charts are found by file name, run, and their end is heard', async () => {
  for (const [ruleset, charts] of games) {
    const models = new Map(charts.map((config) => [config.id, chartModel(config, charts)]));
    const called = new Set<string>();
    for (const model of models.values()) for (const call of await callThrough(ruleset, model, models)) called.add(call);
    const all = overviewOf(ruleset, charts).calls.map(({ from, to }) => `${from} ${to}`);
    expect(all.filter((call) => !called.has(call))).toEqual([]);
  }
}, 60_000);

/** What the recommendation allows in each element (W3C, State Chart XML 1.0, sections 3 to 6), as far as it is used here. */
const ALLOWED: Readonly<
  Record<string, { readonly within: readonly string[]; readonly attributes: readonly string[] }>
> = {
  scxml: { within: [''], attributes: ['initial', 'name', 'version', 'datamodel', 'binding'] },
  state: { within: ['scxml', 'state'], attributes: ['id', 'initial'] },
  final: { within: ['scxml', 'state'], attributes: ['id'] },
  transition: { within: ['state'], attributes: ['event', 'cond', 'target', 'type'] },
  invoke: { within: ['state'], attributes: ['type', 'id', 'src', 'autoforward'] },
  datamodel: { within: ['scxml'], attributes: [] },
  data: { within: ['datamodel'], attributes: ['id', 'expr'] },
  assign: { within: ['transition'], attributes: ['location', 'expr'] },
  log: { within: ['transition'], attributes: ['label', 'expr'] },
};

/** What a document has that the recommendation does not allow. */
function conformant(root: ReturnType<typeof readXml>): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const look = (element: typeof root, parent: string): void => {
    const { name, attributes, children } = element;
    const allowed = ALLOWED[name];
    if (allowed === undefined || !allowed.within.includes(parent)) faults.push(`<${name}> in <${parent}>`);
    for (const attribute of Object.keys(attributes)) {
      const namespace = attribute === 'xmlns' || attribute.startsWith('xmlns:') || attribute.startsWith('rr:');
      if (!namespace && allowed?.attributes.includes(attribute) !== true) faults.push(`${attribute} of <${name}>`);
    }
    const { id } = attributes;
    if (id !== undefined && (ids.has(id) || !/^[A-Za-z_][\w-]*$/.test(id))) faults.push(`the id ${id}`);
    if (id !== undefined) ids.add(id);
    const { event, cond, target } = attributes;
    if (name === 'transition' && (event ?? cond ?? target) === undefined) faults.push('a transition of nothing');
    for (const child of children) if (typeof child !== 'string') look(child, name);
  };
  look(root, '');
  const { xmlns, version } = root.attributes;
  if (xmlns !== 'http://www.w3.org/2005/07/scxml' || version !== '1.0') faults.push('the namespace or the version');
  for (const { attributes } of [root, ...all(root, 'state'), ...all(root, 'transition')])
    for (const to of [attributes['initial'], attributes['target']])
      if (to !== undefined && !ids.has(to)) faults.push(`nothing has the id ${to}`);
  return faults;
}

describe('toScxml', () => {
  test('writes a small chart', () => {
    expect(toScxml(lamp)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:rr="urn:outer-rim-referee:chart" version="1.0" name="lamp" datamodel="ecmascript" initial="off" rr:output="how-it-broke" rr:keeps="home.lamp.0.2" rr:rules="home.lamp.0.1">
        <!-- A lamp that is switched on and off until it breaks. -->
        <datamodel>
          <data id="case_it_is_strong" expr="false"/>
          <data id="case_it_is_hit_hard" expr="false"/>
          <data id="case_it_has_fallen" expr="false"/>
          <data id="case_the_bulb_is_whole" expr="false"/>
          <data id="case_it_still_shakes" expr="false"/>
          <data id="case_otherwise" expr="false"/>
        </datamodel>
        <state id="off" rr:awaits="whoever-is-near" rr:rules="home.lamp.1">
          <transition event="case.it-is-strong"><assign location="case_it_is_strong" expr="true"/></transition>
          <transition event="lamp.on" target="on" rr:checks="home.lamp.1 other.power.2.a" rr:rules="home.lamp.3">
            <log label="effect" expr="'shine'"/>
            <log label="effect" expr="'heat-up'"/>
          </transition>
          <transition event="quake.slow" target="shaking" rr:checks="home.quake.1 home.quake.2 home.quake.3" rr:opens="earth-quake"/>
          <transition event="quake.fast" cond="case_it_is_strong" target="shaking" rr:checks="home.quake.1 home.quake.2" rr:when="it-is-strong" rr:opens="earth-quake">
            <assign location="case_it_is_strong" expr="false"/>
          </transition>
        </state>
        <state id="on">
          <transition event="case.it-is-hit-hard"><assign location="case_it_is_hit_hard" expr="true"/></transition>
          <transition event="lamp.off" target="off"/>
          <transition event="lamp.dim">
            <log label="effect" expr="'dim'"/>
          </transition>
          <transition event="lamp.hit" cond="case_it_is_hit_hard" target="shaking" rr:checks="home.lamp.7" rr:when="it-is-hit-hard">
            <assign location="case_it_is_hit_hard" expr="false"/>
          </transition>
          <transition event="lamp.drop" target="shaking"/>
        </state>
        <state id="shaking">
          <invoke type="scxml" id="shaking--call" src="earth-quake.scxml" rr:input="the-lamp"/>
          <transition event="case.it-has-fallen"><assign location="case_it_has_fallen" expr="true"/></transition>
          <transition event="done.invoke.shaking--call" cond="case_it_has_fallen" target="broken" rr:when="it-has-fallen" rr:rules="home.lamp.6">
            <assign location="case_it_has_fallen" expr="false"/>
            <log label="effect" expr="'fall'"/>
          </transition>
          <transition event="done.invoke.shaking--call" target="looking"/>
        </state>
        <state id="looking">
          <transition event="case.the-bulb-is-whole"><assign location="case_the_bulb_is_whole" expr="true"/></transition>
          <transition event="case.it-still-shakes"><assign location="case_it_still_shakes" expr="true"/></transition>
          <transition event="otherwise"><assign location="case_otherwise" expr="true"/></transition>
          <transition cond="case_the_bulb_is_whole" target="on" rr:when="the-bulb-is-whole">
            <assign location="case_the_bulb_is_whole" expr="false"/>
          </transition>
          <transition cond="case_it_still_shakes" target="looking" rr:when="it-still-shakes" rr:rules="home.lamp.4">
            <assign location="case_it_still_shakes" expr="false"/>
            <log label="effect" expr="'wait'"/>
          </transition>
          <transition cond="case_otherwise" target="broken">
            <assign location="case_otherwise" expr="false"/>
            <log label="effect" expr="'break'"/>
          </transition>
        </state>
        <final id="broken" rr:rules="home.lamp.5"/>
      </scxml>
      "
    `);
    expect(toScxml(lamp)).toContain(`xmlns:rr="${SCXML_EXTRAS}"`);
  });

  test('puts a state around the others for what the whole chart reacts to', () => {
    const root = readXml(toScxml(odd));
    expect(root.attributes['initial']).toBe('odd--all');
    const transitions = [...all(root, 'transition')].map(({ attributes }) => attributes);
    expect(transitions[0]).toEqual({ event: 'over', target: 'state', type: 'internal' });
    expect(transitions).toContainEqual({ event: 'top', target: 'odd--all' });
    expect(transitions).toContainEqual({ event: 'done.state.odd--all', target: 'odd--end' });
  });
});
