import { Alert, type AlertProps } from 'antd'
import { useTranslate } from '@refinedev/core'
import { type Farewell, farewell } from '../../session/session.ts'
import { useStore } from '../../store.ts'

const kinds: Partial<Record<Farewell, { type: AlertProps['type']; word: string }>> = {
  expired: { type: 'warning', word: 'shell.sessionExpired' },
  unauthorized: { type: 'warning', word: 'account.login.unauthorized' },
  rightsChanged: { type: 'success', word: 'account.login.rightsChanged' },
  passwordChanged: { type: 'success', word: 'account.passwordChanged' },
}

/** Explains why the sign-in page is shown, unless the person has just signed out. */
export function LoginNotice() {
  const t = useTranslate()
  const reason = useStore(farewell)
  const kind = reason && kinds[reason]
  return kind ? <Alert className="login-notice" type={kind.type} showIcon message={t(kind.word)} /> : null
}
