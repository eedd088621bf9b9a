import { say } from '../../../i18n/i18n.ts'
import { signOutAfterChange } from '../../../providers/auth.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { session } from '../../../session/session.ts'
import { confirmOwnRights, confirmRightsOf, confirmWithoutRole, sameList } from '../ownRights.ts'
import type { Saving } from '../../../overrides/types.ts'
import { type Issued, IssuedPassword } from './IssuedPassword.tsx'

const isMe = ({ id }: AnyRow) => session.get()?.userId === id

/**
 * Shows a new account's password once. Asks before somebody is left without a role group, and before people change
 * their own, who then sign in again, or those of others.
 */
export const saving: Saving = {
  async approve({ base, values, modal }) {
    const isSame = base !== null && sameList(base.roleGroupIds, values.roleGroupIds)
    if (!isSame && ((values.roleGroupIds ?? []) as string[]).length === 0 && !(await confirmWithoutRole(modal)))
      return false
    if (base === null || isSame) return true
    return isMe(base) ? confirmOwnRights(modal) : confirmRightsOf(modal, String(base.fullName))
  },

  async saved({ base, saved, modal }) {
    if (base) {
      if (isMe(base) && !sameList(base.roleGroupIds, saved.roleGroupIds)) await signOutAfterChange()
      return
    }
    const issued = saved.oneTimePassword as Issued
    modal.info({
      icon: null,
      title: say('access.issued.created', { name: String(saved.fullName) }),
      content: (
        <IssuedPassword issued={issued} username={String(saved.username)} email={saved.email as string | null} />
      ),
      okText: say('access.issued.close'),
      keyboard: false,
      width: 480,
    })
  },
}
