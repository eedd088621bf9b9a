import type { AreaCode, Level } from '@barem/resources/areas'
import { type Group, grantsOf, type Person } from '../../../resources/inputs/permissions/effects.ts'
import { everything, type Grants, levelsIn, readGrants } from '../../../resources/inputs/permissions/grants.ts'
import { SUPER_ADMIN } from '../../../resources/inputs/permissions/superAdmin.ts'

export type RoleGroup = Group & { name: string }

/** The permissions of a role group. */
export const grantsOfGroup = ({ code, permissions }: RoleGroup): Grants =>
  code === SUPER_ADMIN ? everything : readGrants(permissions)

/** All permissions of a person, with the role groups that each area comes from. */
export function accessOf(
  person: Pick<Person, 'roleGroupIds'>,
  groups: readonly RoleGroup[],
): { grants: Grants; own: RoleGroup[]; via: (area: AreaCode) => RoleGroup[] } {
  const own = groups.filter(({ id }) => person.roleGroupIds.includes(id))
  return {
    grants: grantsOf(person, groups),
    own,
    via: (area) => own.filter((group) => levelsIn(grantsOfGroup(group), area).size > 0),
  }
}

/** The levels to show when one is asked about: none unless that one is among them. */
export const asked = (its: ReadonlySet<Level>, level: Level | null): ReadonlySet<Level> =>
  level === null || its.has(level) ? its : new Set()
