import type { registry } from '@barem/resources'
import { lazy } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { Override } from '../../../overrides/types.ts'
import { isAbove, isOther, isOwn } from './account.ts'
import { LockedCell, UserName } from './cells.tsx'

const LockInput = lazy(() => import('./LockInput.tsx'))
const LockDialog = lazy(() => import('./LockDialog.tsx'))

export const users: Override<(typeof registry)['users']['fields']> = {
  cells: { fullName: UserName, isLocked: LockedCell },
  inputs: { isLocked: LockInput },
  rights(rights, row, who) {
    if (isAbove(row, who)) return { ...rights, update: false, delete: false }
    return isOwn(row, who) ? { ...rights, delete: false } : rights
  },
  actions: [
    {
      key: 'resetPassword',
      word: 'access.resetPassword.action',
      level: 'u',
      applies: isOther,
      dialog: lazy(() => withWords('access', () => import('./ResetDialog.tsx'))),
    },
    {
      key: 'lock',
      word: 'access.lock.action',
      level: 'u',
      applies: (row, who) => !row.isLocked && isOther(row, who),
      dialog: LockDialog,
    },
    {
      key: 'unlock',
      word: 'access.unlock.action',
      level: 'u',
      applies: (row, who) => row.isLocked === true && isOther(row, who),
      dialog: LockDialog,
    },
  ],
  saving: async () => (await withWords('access', () => import('./saving.tsx'))).saving,
}
