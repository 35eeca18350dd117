/**
 * @module
 * Doing pieces of work at the same time and handing the results on in order.
 */

/**
 * The results of all pieces, in their order, each as soon as it is there. At most `most` pieces are under way, and no
 * piece is asked for before there is room for it: a stream of any length needs no more memory than a short one.
 */
export async function* inOrder<P, R>(
  pieces: AsyncIterable<P>,
  run: (piece: P) => Promise<R>,
  most: number,
): AsyncGenerator<R> {
  const source = pieces[Symbol.asyncIterator]();
  const underWay: Promise<R>[] = [];
  let coming: Promise<IteratorResult<P>> | null = null;
  let ended = false;
  try {
    while (!ended || underWay.length > 0) {
      const [first] = underWay;
      if (!ended && underWay.length < most) {
        coming ??= source.next();
        const came = first === undefined ? await coming : await Promise.race([coming, first.then(() => null)]);
        if (came !== null) {
          coming = null;
          if (came.done === true) ended = true;
          else {
            const result = run(came.value);
            // Whoever waits for it hears of a failure; until then it is nobody's.
            result.catch(() => {});
            underWay.push(result);
          }
          continue;
        }
      }
      yield await (underWay.shift() as Promise<R>);
    }
  } finally {
    // Not awaited: what the source waits for may never come.
    if (!ended) source.return?.().catch(() => {});
  }
}
