import type { useAppProps } from 'antd/es/app/context'
import { say } from '../../i18n/i18n.ts'

function confirm(modal: useAppProps['modal'], what: 'own' | 'withoutRole'): Promise<boolean> {
  return new Promise((resolve) => {
    modal.confirm({
      title: say(`access.${what}.title`),
      content: say(`access.${what}.text`),
      okText: say(`access.${what}.go`),
      cancelText: say('buttons.cancel'),
      autoFocusButton: 'cancel',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

/** Asks before people change their own rights, since they have to sign in again afterwards. */
export const confirmOwnRights = (modal: useAppProps['modal']) => confirm(modal, 'own')

/** Asks before somebody is saved who may do nothing. */
export const confirmWithoutRole = (modal: useAppProps['modal']) => confirm(modal, 'withoutRole')

/** Whether two lists hold the same, in whatever order. */
export const sameList = (one: unknown, other: unknown): boolean =>
  JSON.stringify([...(one as string[])].sort()) === JSON.stringify([...(other as string[])].sort())
