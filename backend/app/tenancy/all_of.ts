/**
 * What all of `work` gives, as `Promise.all`, but waits until all have ended, and throws the error of the first that
 * failed in their order: of statements sent together, those after it fail only because it did.
 */
export async function allOf<T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ended = await Promise.allSettled(work)
  const failed = ended.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined
  if (failed) throw failed.reason
  return ended.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never
}
