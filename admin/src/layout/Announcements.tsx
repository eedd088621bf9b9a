import { App } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { unauthorized } from '../http/unauthorized.ts'
import { useStore } from '../store.ts'

/** Says what the HTTP client has to tell the person. */
export function Announcements() {
  const { message } = App.useApp()
  const { t } = useTranslation()
  const refused = useStore(unauthorized)
  useEffect(() => {
    if (refused) void message.error(t('shell.unauthorizedRedirect'))
  }, [refused, message, t])
  return null
}
