import type { useAppProps } from 'antd/es/app/context'
import type { Translate } from '../i18n/translate.ts'
import { signOut } from '../providers/auth.ts'
import { countDrafts } from '../resources/drafts.ts'
import { hasUnsaved } from '../resources/form/unsaved.ts'

/** Signing out clears this device, so it asks first when something typed is saved nowhere else. */
export function leave(t: Translate, modal: useAppProps['modal']): void {
  const drafts = countDrafts()
  if (drafts === 0 && !hasUnsaved()) return void signOut()
  modal.confirm({
    title: t('shell.signOutUnsaved'),
    content: drafts === 0 ? t('crud.leave.text') : t('shell.signOutDrafts', { count: drafts }),
    okText: t('shell.signOut'),
    okButtonProps: { danger: true },
    cancelText: t('crud.leave.stay'),
    autoFocusButton: 'cancel',
    onOk: () => void signOut(),
  })
}
