import type { Guard } from './unsaved.ts'
import { App, Button } from 'antd'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { useBlocker } from 'react-router'
import { session } from '../../session/session.ts'
import { standing } from './unsaved.ts'

/**
 * Asks before unsaved input is left behind, by a link, by Back or by closing the tab. Asks nothing when the session
 * ends: the sign-in page opens, and the draft is kept.
 */
export function useLeaveGuard(guard: RefObject<Guard | null>): void {
  const t = useTranslate()
  const { modal } = App.useApp()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (guard.current?.isDirty() ?? false) &&
      session.get() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  const asked = useRef(false)
  useEffect(() => standing(guard), [guard])

  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return
    asked.current = true
    const answered = () => (asked.current = false)
    function keep() {
      answered()
      asking.destroy()
      blocker.proceed?.()
    }
    const kept = guard.current?.isKept?.() ?? false
    const asking = modal.confirm({
      title: t('crud.leave.title'),
      width: kept ? 480 : undefined,
      content: t(kept ? 'crud.leave.keepText' : 'crud.leave.text'),
      footer: kept
        ? (_, { OkBtn, CancelBtn }) => (
            <div className="leave-choices">
              <CancelBtn />
              <OkBtn />
              <Button type="primary" onClick={keep}>
                {t('crud.leave.keep')}
              </Button>
            </div>
          )
        : undefined,
      okText: t('crud.leave.discard'),
      okButtonProps: kept ? { danger: true, type: 'default' } : { danger: true },
      cancelText: t('crud.leave.stay'),
      autoFocusButton: 'cancel',
      onOk() {
        answered()
        guard.current?.discard()
        blocker.proceed()
      },
      onCancel() {
        answered()
        blocker.reset()
      },
    })
  }, [blocker, guard, modal, t])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (guard.current?.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [guard])
}
