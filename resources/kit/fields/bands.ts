import type { Field } from './field_types.ts'

/** A band of values: from `from` on, up to and with `to`; open where it is null. */
export interface Band {
  from: string | null
  to: string | null
}

/** The value that comes right before another: 49999999 before 50000000, 9.99 before 10 where there are two decimals. */
function before(value: string, scale: number): string {
  const units = BigInt(value.replace('.', '') + '0'.repeat(scale - (value.split('.')[1] ?? '').length)) - 1n
  if (scale === 0) return String(units)
  const digits = String(units).padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/**
 * The bands of a field, from the lowest; none where its definition names none. Each ends right before the next begins.
 */
export function bandsOf(field: Field): readonly Band[] {
  if (!('bands' in field) || field.bands.length === 0) return []
  const { bands, scale } = field
  return [null, ...bands].map((from, place) => ({
    from,
    to: bands[place] === undefined ? null : before(bands[place], scale),
  }))
}
