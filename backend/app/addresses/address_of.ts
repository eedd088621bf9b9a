import type { Address } from '@barem/resources/kit'
import { bareName, plainForm, provincesOf, spelledOut, type System, type Unit } from './units.ts'

/** The one unit that a name means: the whole name first, else the name without its kind when only one has it. */
function named(units: Unit[], text: string): Unit | null {
  const [whole, bare] = [spelledOut(text).trim(), bareName(text)]
  const exact = units.find(({ name }) => plainForm(name) === whole)
  if (exact) return exact
  const alike = units.filter(({ name }) => bareName(name) === bare)
  return alike.length === 1 ? alike[0]! : null
}

function inSystem(system: System, parts: string[]): Address | null {
  const depth = system === 'new' ? 1 : 2
  const [province, ...below] = [...parts].reverse()
  let unit = province === undefined ? null : named(provincesOf(system), province)
  const path: Unit[] = unit ? [unit] : []
  for (const part of below.slice(0, depth)) {
    unit = unit && named(unit.children, part)
    if (!unit) return null
    path.push(unit)
  }
  const street = parts.slice(0, -path.length).join(', ')
  if (path.length !== depth + 1 || street === '') return null
  return {
    system,
    province: path[0]!.code,
    district: system === 'old' ? path[1]!.code : null,
    ward: path.at(-1)!.code,
    street,
    text: '',
  }
}

/**
 * Reads an address as people print it, `Số 5 Trần Phú, Phường Ba Đình, Hà Nội`, in the new system or else in the old.
 * Values that cannot be read are returned unchanged, for the rules to refuse.
 */
export function addressOf(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  for (const between of [/,/, /,|\s[-–]\s/]) {
    const parts = value
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== '' && !/^viet ?nam\.?$/.test(plainForm(part)))
    const found = inSystem('new', parts) ?? inSystem('old', parts)
    if (found) return found
  }
  return value
}
