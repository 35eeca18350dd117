import { describe, expect, test } from 'vitest';
import { fansOf } from '../../charts/layout.ts';

const boxes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'hub', 'i', 'j', 'k', 'l', 'm', 'n'];
const to = (hub: string, ...from: string[]) => from.map((one) => ({ from: one, to: hub }));
const out = (hub: string, ...ends: string[]) => ends.map((one) => ({ from: hub, to: one }));
const fastenedAt = (edges: { from: string; to: string }[], inward = false) => {
  const fans = fansOf(edges, boxes, inward);
  return edges.map((_, at) => [...(fans.ends(at).sources ?? []), ...(fans.ends(at).targets ?? [])]);
};

describe('fansOf', () => {
  test('lets many arrows to one box share a trunk, and few arrows none', () => {
    expect(new Set(fastenedAt(to('hub', 'a', 'b', 'c', 'd', 'e', 'f')).map(([, end]) => end))).toEqual(
      new Set(['hub in forward']),
    );
    expect(fastenedAt(to('hub', 'a', 'b'))).toEqual([
      ['a', 'hub'],
      ['b', 'hub'],
    ]);
  });

  test('fastens no arrow to two trunks, so that each trunk belongs to one box', () => {
    const edges = [
      ...out('a', 'b', 'c', 'd', 'e', 'f', 'g', 'hub'),
      ...to('hub', 'b', 'c', 'd', 'e', 'f', 'g'),
      ...out('hub', 'i', 'j', 'k', 'l', 'm', 'n'),
      ...to('hub', 'i', 'j', 'k', 'l', 'm', 'n'),
    ];
    const ends = fastenedAt(edges);
    for (const [source = '', target = ''] of ends) expect(source.includes(' ') && target.includes(' ')).toBe(false);
    expect(ends.flat().filter((end) => end.includes(' ')).length).toBe(edges.length);
    // Arrows forward and back are apart.
    expect(new Set(ends.flat().filter((end) => end.startsWith('hub ')))).toEqual(
      new Set(['hub in forward', 'hub out forward', 'hub in back']),
    );
  });

  test('leaves those that leave a box apart where their order counts', () => {
    expect(fastenedAt(out('a', 'b', 'c', 'd', 'e', 'f', 'g'), true).flat()).not.toContain('a out forward');
  });
});
