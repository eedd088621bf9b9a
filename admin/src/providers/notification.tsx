import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core'
import { App, Button } from 'antd'
import { unauthorized } from '../http/unauthorized.ts'
import { i18n } from '../i18n/i18n.ts'
import { session } from '../session/session.ts'

/**
 * Refine's notices through antd. Silent on the way to the sign-in page: that page says why, once.
 * Ours because the stock one loads a progress ring that no screen shows.
 */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp()
  const close = (key: string) => notification.destroy(key)

  function open({ key, message, description, type, cancelMutation, undoableTimeout = 0 }: OpenNotificationParams) {
    if (unauthorized.get() || session.get() === null) return
    if (type !== 'progress')
      return notification.open({ key, type, message: description ?? message, description: description && message })
    const undo = () => {
      cancelMutation?.()
      if (key) close(key)
    }
    const button = (
      <Button size="small" onClick={undo}>
        {i18n.t('buttons.undo')}
      </Button>
    )
    const left = i18n.t('notifications.undoable', { seconds: undoableTimeout })
    notification.open({ key, message, description: left, actions: button, duration: 0, closeIcon: null })
  }

  return { open, close }
}
