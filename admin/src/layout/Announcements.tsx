import { App } from 'antd'
import { useEffect } from 'react'
import { useTranslate } from '@refinedev/core'
import { rightsChanged } from '../http/rightsChanged.ts'
import { unauthorized } from '../http/unauthorized.ts'
import { useStore } from '../store.ts'

/** Seconds for which an unrequested notice stays. */
const LONG = 10

/** Shows the notices of the HTTP client. */
export function Announcements() {
  const { message, notification } = App.useApp()
  const t = useTranslate()
  const refused = useStore(unauthorized)
  const changed = useStore(rightsChanged)
  useEffect(() => {
    if (refused !== null) void message.error(`${refused}. ${t('shell.unauthorizedRedirect')}`, LONG)
  }, [refused, message, t])
  useEffect(() => {
    if (!changed) return
    notification.info({
      key: 'rightsChanged',
      message: t('shell.rightsChanged.title'),
      description: t('shell.rightsChanged.text'),
      duration: LONG,
    })
    rightsChanged.set(false)
  }, [changed, notification, t])
  return null
}
