import type { AreaCode, Level } from '@barem/resources/areas'
import { type Group, grantsOf, type Person } from '../../resources/inputs/permissions/effects.ts'
import { everything, type Grants, levelsIn, readGrants } from '../../resources/inputs/permissions/grants.ts'
import { SUPER_ADMIN } from '../../resources/inputs/permissions/superAdmin.ts'

export type RoleGroup = Group & { name: string }

/** What a role group may do. */
export const grantsOfGroup = ({ code, permissions }: RoleGroup): Grants =>
  code === SUPER_ADMIN ? everything : readGrants(permissions)

/** What someone may do in all, with the role groups that each area comes from. */
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

/** The levels that are told when only one of them is asked about. */
export const asked = (its: ReadonlySet<Level>, level: Level | null): ReadonlySet<Level> =>
  level === null || its.has(level) ? its : new Set()
