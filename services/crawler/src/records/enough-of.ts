/**
 * Looks whether there is so much of a stream before anything is done with it.
 * @param least of all batches together
 * @returns the batches from the first one on, to be gone through once
 */
export async function enoughOf<T>(
  batches: AsyncIterable<readonly T[]>,
  least: number,
): Promise<{ isEnough: boolean; batches: AsyncIterable<readonly T[]> }> {
  const from = batches[Symbol.asyncIterator]();
  const seen: (readonly T[])[] = [];
  let count = 0;
  while (count < least) {
    const next = await from.next();
    if (next.done) break;
    seen.push(next.value);
    count += next.value.length;
  }
  return { isEnough: count >= least, batches: rejoined(seen, from) };
}

async function* rejoined<T>(seen: (readonly T[])[], rest: AsyncIterator<readonly T[]>): AsyncGenerator<readonly T[]> {
  try {
    // What was given away is not kept until the end.
    for (let batch = seen.shift(); batch !== undefined; batch = seen.shift()) yield batch;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
