import type { useAppProps } from 'antd/es/app/context'
import { say } from '../../i18n/i18n.ts'

/** Asks before people change their own rights, since they have to sign in again afterwards. */
export function confirmOwnRights(modal: useAppProps['modal']): Promise<boolean> {
  return new Promise((resolve) => {
    modal.confirm({
      title: say('access.own.title'),
      content: say('access.own.text'),
      okText: say('access.own.go'),
      cancelText: say('buttons.cancel'),
      autoFocusButton: 'cancel',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

/** Whether two lists hold the same, in whatever order. */
export const sameList = (one: unknown, other: unknown): boolean =>
  JSON.stringify([...(one as string[])].sort()) === JSON.stringify([...(other as string[])].sort())
