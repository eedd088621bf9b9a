import { useNotificationProvider as useAntdNotifications } from '@refinedev/antd'
import type { NotificationProvider } from '@refinedev/core'
import { unauthorized } from '../http/unauthorized.ts'
import { session } from '../session/session.ts'

/** antd's notices, silent on the way to the sign-in page: that page says why, once. */
export function useNotificationProvider(): NotificationProvider {
  const notices = useAntdNotifications()
  return {
    ...notices,
    open(notice) {
      const leaving = unauthorized.get() || session.get() === null
      if (!leaving) notices.open(notice)
    },
  }
}
