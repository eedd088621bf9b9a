import { useNotificationProvider } from '@refinedev/antd'
import type { NotificationProvider } from '@refinedev/core'
import { unauthorized } from '../http/unauthorized.ts'
import { session } from '../session/session.ts'

/** Refine's notices on antd. Silent on the way to the sign-in page: that page says why, once. */
export function useNotices(): NotificationProvider {
  const stock = useNotificationProvider()
  return {
    ...stock,
    open(notice) {
      if (unauthorized.get() !== null || session.get() === null) return
      const { message, description } = notice
      // The stock one would leave the place of the heading empty.
      stock.open(notice.type === 'progress' || description ? notice : { ...notice, message: '', description: message })
    },
  }
}
