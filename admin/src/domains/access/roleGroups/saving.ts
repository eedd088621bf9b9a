import { signOutAfterChange } from '../../../providers/auth.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { session } from '../../../session/session.ts'
import { confirmOwnRights, sameList } from '../ownRights.ts'
import type { Saving } from '../../../overrides/types.ts'

const isOwn = ({ code }: AnyRow) => session.get()?.roles.has(String(code).toLowerCase()) ?? false

/** Asks before people change what their own role group may do, and has them sign in again with the new rights. */
export const saving: Saving = {
  async approve({ base, values, modal }) {
    if (base === null) return true
    return !isOwn(base) || sameList(base.permissions, values.permissions) || confirmOwnRights(modal)
  },

  async saved({ base, saved }) {
    if (base && isOwn(base) && !sameList(base.permissions, saved.permissions)) await signOutAfterChange()
  },
}
