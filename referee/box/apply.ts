/**
 * @module
 * A game whose table has its box at hand: what the box says holds for every log whose header says nothing else. What it
 * contradicts is told, never passed over in silence.
 */
import { saidElse } from '../../machines/own-box.ts';
import type { BaseFacts, Components, HeaderFinding } from '../../machines/ruleset.ts';
import type { Compiled } from '../play/compile.ts';
import { againstTheCatalogue } from './check.ts';
import { listedWith } from './listed.ts';
import type { Box } from './merge.ts';

/** What a header says else than the box: nobody knows who is right. */
function* saidElseBy(box: Box, header: unknown): Iterable<HeaderFinding> {
  for (const { kinds, name, facts, pointer } of box.form.statedIn(header))
    for (const kind of kinds) {
      const own = box.components.get(kind)?.get(name);
      if (own === undefined) continue;
      for (const [fact, value] of Object.entries(facts)) {
        const inBox = own[fact];
        if (inBox === undefined || fact === 'name' || value === undefined || box.form.agree(fact, value, inBox))
          continue;
        yield {
          kind: 'unverifiable',
          pointer: `${pointer}/${fact}`,
          message: saidElse(box, kind, name, fact, value, inBox),
        };
      }
    }
}

/** The game of a box, refereed with what the box says. */
export function withBox(box: Box): Compiled<BaseFacts> {
  const { game, files } = box;
  const { ruleset } = game;
  const certain = againstTheCatalogue(box).map(
    ({ message }): HeaderFinding => ({
      kind: 'unverifiable',
      pointer: '',
      message: `${message}; here the word of the file of cards stands`,
    }),
  );
  let all: ReturnType<Components<BaseFacts>['listed']> | undefined;
  const listed = (): typeof all & object => {
    all ??= new Map([...listedWith(box)].map(([kind, list]) => [kind, () => list]));
    return all;
  };
  const { components } = ruleset;
  return {
    ...game,
    ruleset: {
      ...ruleset,
      ...(components === undefined ? {} : { components: { ...components, listed } }),
      header: {
        ...ruleset.header,
        open: (header) => {
          const opened = ruleset.header.open(header, box);
          return { ...opened, findings: [...opened.findings, ...certain, ...saidElseBy(box, header)] };
        },
      },
    },
    boxes: files.map(({ name, hash }) => ({ name, hash })),
  };
}
