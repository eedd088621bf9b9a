import {
  BY,
  canonical,
  diameter,
  END,
  FIRST,
  HEAD,
  LAST,
  NO_LETTER_AFTER,
  NUMBER,
  oneOf,
  otherThan,
  pipeNumber,
  row,
  shifted,
  START,
  under,
  written,
} from './numbers.ts'

/** What the rest of the search says about its sizes. */
export interface Context {
  /** Sizes are of hollow sections: sides may be in cm. */
  box: boolean
  /** Sizes are of pipes: diameters may be rounded. */
  pipe: boolean
}

const SIZE = new RegExp(`^([a-z]*)-?(${NUMBER}(?:x${NUMBER}){1,3})(ly|li|mm|m|k|d)?$`)
const ROUND = /^(?:phi|fi|d|o)$/
const ANGLE = /^[vl]$/
/** A plate's sides are longer than any section's. */
export const PLATE_SIDE = 500
/** Legs and sides below this are given in cm. */
const IN_CM = 20

export const inCm = (number: string) => under(number, IN_CM)
/** The leg of an angle in mm. */
export const leg = (number: string) => (inCm(number) ? shifted(number, 1) : number)
/** Dimensions one after the other, the first two in either order. */
export const eitherWay = ([a, b, ...rest]: readonly string[]) => oneOf([row([a!, b!, ...rest]), row([b!, a!, ...rest])])

/**
 * A diameter with what comes before it in a product's text: D20, phi 20, Ø20. A blank after `o` may be the mesh of a
 * net (ô 100x100).
 */
export const round = (measure: string) => `${HEAD}(?:(?:(?:d|phi|fi|φ)[- ]?|o)${measure}${END}|o ${measure}${LAST})`

/**
 * A thickness: said as such, or as the last dimension of a size, or as the first of a plate's; two equal sides do not
 * mean a thickness.
 */
export function thickness(number: string): string {
  const n = written(number)
  const before = number.includes('.') ? '[x*] ?' : `(?:${FIRST}${otherThan(number)}|[x*] ?[0-9.,]+) ?[x*] ?`
  return `(?:${START}${n} ?(?:ly|li|mm)${NO_LETTER_AFTER}|${before}${n}${LAST}|${FIRST}${n}${BY}[0-9]{3,5}${BY}[0-9]{3,5}${END})`
}

/** Angles name their leg once or twice; in cm below 20. */
function angle(numbers: readonly string[]): string {
  const legs = numbers.length === 3 ? numbers.slice(0, 2) : numbers.slice(0, 1)
  const [one = '', other = one] = legs.map((number) => written(leg(number)))
  const rest = numbers.slice(legs.length).map(written)
  const sides = one === other ? `${one}(?:${BY}${one})?` : row([one, other])
  return `${HEAD}(?:[vl]|goc)[- ]?${row([sides, ...rest])}${END}`
}

/** A size without a letter before it: the first two sides in either order. */
function bare(numbers: readonly string[], { box, pipe }: Context): string {
  const sizes = [eitherWay(numbers.map(written))]
  const [a, b, ...rest] = numbers as [string, string, ...string[]]
  if (box && inCm(a) && inCm(b)) sizes.push(eitherWay([shifted(a, 1), shifted(b, 1), ...rest].map(written)))
  if (box && a !== b && rest.length === 0) sizes.push(row([a, a, b].map(written)))
  if (pipe) sizes.push(row([pipeNumber(a), ...numbers.slice(1).map(written)]))
  return `${under(b, PLATE_SIDE) ? FIRST : START}${oneOf(sizes)}`
}

/**
 * Regular expressions of a token that is a size such as `40x80x1.4`, `v5x5li` or `10x1500x6000`; null for other tokens.
 */
export function sizePatterns(token: string, context: Context): string[] | null {
  const match = SIZE.exec(token)
  if (!match) return null
  const [, letters = '', size = '', unit = ''] = match
  const numbers = size.split('x').map(canonical)
  const suffix = unit === 'k' || unit === 'd' ? unit : END
  if (ROUND.test(letters))
    return [round(`${row([diameter(numbers[0]!), ...numbers.slice(1).map(written)])}${suffix === END ? '' : suffix}`)]
  if (ANGLE.test(letters)) return [angle(numbers)]
  // Beams repeat their height: I200 (200x100x5.5x8).
  if (letters)
    return [
      `${HEAD}${letters}[- ]?(?:${written(numbers[0]!)} ?\\(?)?${oneOf([row(numbers.map(written)), eitherWay(numbers.map(written))])}${suffix}`,
    ]
  const sides = numbers.filter((number) => !under(number, PLATE_SIDE))
  if (numbers.length === 3 && sides.length === 2)
    return [
      thickness(numbers.find((number) => under(number, PLATE_SIDE))!),
      `${START}${eitherWay(sides.map(written))}${END}`,
    ]
  if (unit === 'm')
    return [
      `${START}${oneOf([numbers, numbers.map((number) => shifted(number, 3))].map((lengths) => eitherWay(lengths.map(written))))}${END}`,
    ]
  return [`${bare(numbers, context)}${suffix}`]
}
