/** Names of the buckets of aging, by their usual ends. */
const LATE = ['late30', 'late60', 'late90', 'later']

/**
 * The word of a bucket of aging, below `buckets` of the words of debts, and the days that it names.
 * @param ends days of lateness at which each bucket ends; what is later is in the last
 */
export function bucketWord(name: string, ends: readonly number[]): { key: string; params: Record<string, number> } {
  const place = LATE.indexOf(name)
  if (place < 0) return { key: name, params: {} }
  const [from, to] = [place === 0 ? 1 : ends[place - 1]! + 1, ends[place]]
  return to === undefined ? { key: 'later', params: { days: from - 1 } } : { key: 'late', params: { from, to } }
}
