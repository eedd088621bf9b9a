import type { Address } from '@barem/resources/kit'

export type System = Address['system']
export type Level = 'province' | 'district' | 'ward'

/** A province, district or ward of an official list, with the units above it, smallest first. */
export type Unit = { code: string; name: string; level: Level; above: { code: string; name: string; level: Level }[] }

/** An address on its way; one from before the official lists has no system and its whole text as the street. */
export type Draft = Omit<Address, 'system' | 'province'> & { system: System | null; province: string | null }

export const systems: readonly System[] = ['new', 'old']

/** Since July 2025 there is no level between province and ward. */
export const levelsOf: Record<System, readonly Level[]> = {
  new: ['province', 'ward'],
  old: ['province', 'district', 'ward'],
}

export const emptyAddress = (system: System): Draft => ({
  system,
  province: null,
  district: null,
  ward: null,
  street: '',
  text: '',
})

/** The smallest unit that an address names so far. */
export const smallestOf = ({ province, district, ward }: Draft): string | null => ward ?? district ?? province

/** Whether an address is still empty. */
export const isNothing = (address: Draft): boolean => smallestOf(address) === null && address.street.trim() === ''

/** Whether an address is older than the official lists, and was not put in order yet. */
export const isUnplaced = ({ system }: Draft): boolean => system === null

/** The address with a unit chosen: the units above follow, and those below stay only when they are inside it. */
export function withUnit(address: Draft, unit: Unit, known: Unit | null): Draft {
  if (known && [known, ...known.above].some(({ code }) => code === unit.code)) return address
  const path = [unit, ...unit.above]
  const codeAt = (level: Level) => path.find((one) => one.level === level)?.code ?? null
  return { ...address, province: codeAt('province'), district: codeAt('district'), ward: codeAt('ward') }
}

/** The address without its unit of a level, and without those below it. */
export function withoutUnit(address: Draft, level: Level): Draft {
  if (level === 'ward') return { ...address, ward: null }
  return { ...address, ward: null, district: null, province: level === 'province' ? null : address.province }
}

/** The printed text of an address: the street, then the units from the smallest up. */
export const printed = (street: string, unit: Unit | null): string =>
  [street.trim(), ...(unit ? [unit, ...unit.above] : []).map(({ name }) => name)].filter(Boolean).join(', ')
