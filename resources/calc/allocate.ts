import { exact, exactly } from './exact.ts'

const WHOLE = /^-?\d{1,24}$/

/** `figure` as a whole number of its last decimal. */
function units(figure: string, decimals: number, name: string): bigint {
  if (decimals === 0 && WHOLE.test(figure)) return BigInt(figure)
  const value = exactly(figure)?.times(new exact(10).pow(decimals))
  if (!value?.isInteger())
    throw new RangeError(`${name} ${JSON.stringify(figure)} is no number of at most ${decimals} decimals`)
  return BigInt(value.toFixed())
}

const decimalsOf = (figure: string) => figure.split('.')[1]?.length ?? 0
const descending = (one: bigint, other: bigint) => (one < other ? 1 : one > other ? -1 : 0)

/**
 * Splits a total over lines in proportion to their weights, so that the parts add up to it exactly: each line gets
 * its share rounded down, and the rest is given unit by unit to the largest remainders, the earlier line first. No part
 * differs from its share by more than one unit. A weight of zero gets nothing, unless all are zero: then all lines
 * count alike.
 *
 * @param total in dong, or kg; may be below zero
 * @param weights none below zero
 * @param decimals of the total and its parts: 0 for dong
 * @throws RangeError on a total with more decimals, a weight that is not a number or below zero, and a total without
 * lines to split it over
 */
export function allocate(total: string, weights: readonly string[], decimals = 0): string[] {
  const whole = units(total, decimals, 'total')
  const scale = Math.max(0, ...weights.map(decimalsOf))
  const given = weights.map((weight) => units(weight, scale, 'weight'))
  if (given.some((weight) => weight < 0n)) throw new RangeError(`a weight is below zero: ${weights.join(', ')}`)
  if (given.length === 0 && whole !== 0n) throw new RangeError(`no line to give ${total} to`)
  const shares = given.some((weight) => weight > 0n) ? given : given.map(() => 1n)
  const all = shares.reduce((one, other) => one + other, 0n)
  const size = whole < 0n ? -whole : whole

  const parts = shares.map((share, line) => ({
    line,
    part: all === 0n ? 0n : (size * share) / all,
    rest: all === 0n ? 0n : (size * share) % all,
  }))
  const left = size - parts.reduce((given, { part }) => given + part, 0n)
  const largest = [...parts].sort((one, other) => descending(one.rest, other.rest) || one.line - other.line)
  for (const { line } of largest.slice(0, Number(left))) parts[line]!.part += 1n
  const texts = parts.map(({ part }) => String(whole < 0n ? -part : part))
  return decimals === 0 ? texts : texts.map((text) => new exact(text).div(new exact(10).pow(decimals)).toFixed())
}
