import { allows, showsRowsOfAll, type AreaCode, type Level } from '@barem/resources/areas'
import type { Session } from './token.ts'

/** An area's number, `all` for what is open to everyone signed in, null for the super admin alone. */
export type Area = AreaCode | 'all' | null

const SUPER_ADMIN = 'r001'

/** Whether `who` may act at `level` in `area`. For showing and hiding: the server decides. */
export function mayAct(who: Session | null, area: Area, level: Level): boolean {
  if (!who) return false
  if (area === 'all' || who.roles.has(SUPER_ADMIN)) return true
  return area !== null && allows(who.permissions, area, level)
}

/** Whether `who` sees the rows of everybody in `area`, where those of each person are their own. */
export const seesRowsOfAll = (who: Session | null, area: Area): boolean =>
  mayAct(who, area, 'v') &&
  (area === 'all' || area === null || who!.roles.has(SUPER_ADMIN) || showsRowsOfAll(who!.permissions, area))
