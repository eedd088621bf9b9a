import { useSyncExternalStore } from 'react'
import { useTranslate } from '@refinedev/core'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** A quiet line while the browser has no network: what happened and what is safe. */
export function OfflineBanner() {
  const t = useTranslate()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={online ? 'visually-hidden' : 'offline-banner'}>
      {!online && t('shell.offline')}
    </div>
  )
}
