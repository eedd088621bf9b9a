import type { useAppProps } from 'antd/es/app/context'
import type { Translate } from '../../i18n/translate.ts'

/** Asks before what was typed in a drawer or a dialog is dropped. */
export const askToLeave = (modal: useAppProps['modal'], t: Translate, onLeave: () => void) =>
  modal.confirm({
    title: t('crud.leave.title'),
    content: t('crud.leave.text'),
    okText: t('crud.leave.discard'),
    okButtonProps: { danger: true },
    cancelText: t('crud.leave.stay'),
    autoFocusButton: 'cancel',
    onOk: onLeave,
  })
