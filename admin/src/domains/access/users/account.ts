import type { AnyRow, Embedded } from '../../../resources/model/columns.ts'
import type { Session } from '../../../session/token.ts'

const SUPER_ADMIN = 'r001'

export const isOwn = (row: AnyRow, who: Session): boolean => row.id === who.userId

/** Whether the account is out of reach: that of a super admin is for super admins alone. */
export const isAbove = (row: AnyRow, who: Session): boolean =>
  !who.roles.has(SUPER_ADMIN) &&
  ((row.roleGroups as Embedded[] | undefined) ?? []).some(({ code }) => code?.toLowerCase() === SUPER_ADMIN)

/** Someone else's account that the person may deal with. */
export const isOther = (row: AnyRow, who: Session): boolean => !isOwn(row, who) && !isAbove(row, who)
