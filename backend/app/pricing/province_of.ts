import { bareName, provincesOf, unitsOf, type System } from '#app/addresses/units'

/** The code of the present province of an address; of an address of before, that of the province which still has its name, or null. */
export function provinceOf(system: System, code: string): string | null {
  if (system === 'new') return code
  const before = unitsOf('old').get(code)
  return (before && provincesOf('new').find(({ name }) => bareName(name) === bareName(before.name))?.code) ?? null
}
