import type { Address } from '@barem/resources/kit'
import { composed, isStacked } from '#app/language/composed'
import { unitsAbove, unitsOf, type Unit } from './units.ts'

const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u
const NAMES = new Set(['system', 'province', 'district', 'ward', 'street', 'text'])

const isText = (value: unknown): value is string => typeof value === 'string'

/** The smallest unit of an address and those above it, when they lie in each other as it says; else null. */
function place({ system, province, district, ward }: Record<string, unknown>): Unit[] | null {
  const units = unitsOf(system as Address['system'])
  const smallest = units.get(isText(ward) ? ward : String(district))
  if (!smallest || (ward === null && smallest.children.length > 0)) return null
  const path = unitsAbove(smallest)
  const has = (level: Unit['level'], code: unknown) =>
    (path.find((unit) => unit.level === level)?.code ?? null) === (code ?? null)
  return has('province', province) && has('district', district) && has('ward', ward) ? path : null
}

/** How an address is printed: street, then the units from the smallest up. */
export const printed = (street: string, path: Unit[]): string => [street, ...path.map(({ name }) => name)].join(', ')

/**
 * An address as it is stored: checked against the official list of its system, with the text that is printed.
 * @returns the address, or the name of the rule that it breaks
 */
export function filled(
  value: unknown,
  max: number,
): { address: Address } | { rule: 'address' | 'addressStreet' | 'addressUnits' | 'controlCharacters' } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { rule: 'address' }
  const given = value as Record<string, unknown>
  if (!Object.keys(given).every((name) => NAMES.has(name)) || (given.system !== 'new' && given.system !== 'old'))
    return { rule: 'address' }
  const { system, province, district = null, ward = null } = given
  if (![province, district, ward].every((code) => code === null || (isText(code) && /^\d{2,5}$/.test(code))))
    return { rule: 'addressUnits' }
  const path = place({ system, province, district, ward })
  if (!path) return { rule: 'addressUnits' }
  if (!isText(given.street) || !given.street.isWellFormed()) return { rule: 'addressStreet' }
  const street = composed(given.street.trim())
  if (INVISIBLE.test(street) || isStacked(street)) return { rule: 'controlCharacters' }
  if (street === '' || street.length > max) return { rule: 'addressStreet' }
  return {
    address: {
      system,
      province: String(province),
      district: district as string | null,
      ward: ward as string | null,
      street,
      text: printed(street, path),
    },
  }
}
