import { areas } from '@barem/resources/areas'
import { call } from '../../../http/client.ts'
import { signOutAfterChange } from '../../../providers/auth.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { mayAct } from '../../../session/permissions.ts'
import { session } from '../../../session/session.ts'
import { confirmOwnRights, confirmRightsOfGroup, sameList } from '../ownRights.ts'
import type { Saving } from '../../../overrides/types.ts'

const isOwn = ({ code }: AnyRow) => session.get()?.roles.has(String(code).toLowerCase()) ?? false

/** How many people are in a role group; null for those who may not see users. */
async function peopleIn({ id }: AnyRow): Promise<number | null> {
  if (!mayAct(session.get(), areas.users, 'v')) return null
  const { headers } = await call(`users?roleGroupIds=${id}&_end=1`, { quiet: true })
  return Number(headers.get('X-Total-Count'))
}

/**
 * Asks before people change what their own role group may do, and has them sign in again with the new rights; also
 * before they change what others may do.
 */
export const saving: Saving = {
  async approve({ base, values, modal }) {
    if (base === null || sameList(base.permissions, values.permissions)) return true
    if (isOwn(base)) return confirmOwnRights(modal)
    const count = await peopleIn(base)
    return count === 0 || confirmRightsOfGroup(modal, count)
  },

  async saved({ base, saved }) {
    if (base && isOwn(base) && !sameList(base.permissions, saved.permissions)) await signOutAfterChange()
  },
}
