import type { useAppProps } from 'antd/es/app/context'
import { say } from '../../i18n/i18n.ts'

type Modal = useAppProps['modal']

function confirm(modal: Modal, what: 'own' | 'others' | 'withoutRole', text = say(`access.${what}.text`)) {
  return new Promise<boolean>((resolve) => {
    modal.confirm({
      title: say(`access.${what}.title`),
      content: text,
      okText: say(`access.${what}.go`),
      cancelText: say('buttons.cancel'),
      autoFocusButton: 'cancel',
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

/** Asks before people change their own rights, since they have to sign in again afterwards. */
export const confirmOwnRights = (modal: Modal) => confirm(modal, 'own')

/** Asks before the rights of somebody else change, at once. */
export const confirmRightsOf = (modal: Modal, name: string) =>
  confirm(modal, 'others', say('access.others.person', { name }))

/**
 * The same of everybody in a role group.
 * @param count of people; null where the person may not see them
 */
export const confirmRightsOfGroup = (modal: Modal, count: number | null) =>
  confirm(modal, 'others', count === null ? say('access.others.group') : say('access.others.people', { count }))

/** Asks before somebody is saved who may do nothing. */
export const confirmWithoutRole = (modal: Modal) => confirm(modal, 'withoutRole')

/** Whether two lists hold the same, in whatever order. */
export const sameList = (one: unknown, other: unknown): boolean =>
  JSON.stringify([...(one as string[])].sort()) === JSON.stringify([...(other as string[])].sort())
