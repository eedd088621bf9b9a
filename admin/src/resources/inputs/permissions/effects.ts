import type { AreaCode, Level } from '@barem/resources/areas'
import { changedAreas, changedIn, everything, type Grants, readGrants, writeGrants } from './grants.ts'
import { SUPER_ADMIN } from './superAdmin.ts'

export type Person = { id: string; fullName: string; roleGroupIds: string[] }
export type Group = { id: string; code: string; permissions: string[] }

/** The levels of an area that a change gives to people or takes from them. */
export type Effect = { area: AreaCode; kind: 'gained' | 'lost'; levels: Level[]; people: Person[] }

/** The permissions of a person, by all of their role groups together. */
export function grantsOf(person: Pick<Person, 'roleGroupIds'>, groups: readonly Group[]): Grants {
  const own = groups.filter(({ id }) => person.roleGroupIds.includes(id))
  return own.some(({ code }) => code === SUPER_ADMIN)
    ? everything
    : readGrants(own.flatMap(({ permissions }) => permissions))
}

/**
 * The effects on people when the grants of a role group change. What someone also has by another group does not change
 * for them.
 */
export function effectsOf(
  groupId: string,
  before: Grants,
  after: Grants,
  members: readonly Person[],
  groups: readonly Group[],
): Effect[] {
  const withGrants = (grants: Grants) =>
    groups.map((group) => (group.id === groupId ? { ...group, permissions: writeGrants(grants) } : group))
  const [old, now] = [withGrants(before), withGrants(after)]
  const found = new Map<string, Effect>()
  for (const person of members) {
    const [had, has] = [grantsOf(person, old), grantsOf(person, now)]
    for (const area of changedAreas(had, has)) {
      const change = changedIn(had, has, area)
      for (const kind of ['gained', 'lost'] as const) {
        if (change[kind].length === 0) continue
        const key = `${area} ${kind} ${change[kind].join()}`
        const effect = found.get(key) ?? { area, kind, levels: change[kind], people: [] }
        found.set(key, { ...effect, people: [...effect.people, person] })
      }
    }
  }
  return [...found.values()]
}
