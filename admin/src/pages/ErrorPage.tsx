import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslate } from '@refinedev/core'
import { useRouteError } from 'react-router'
import { PlainPage } from './PlainPage.tsx'

/** Errors of browsers when a page's code did not arrive: Chromium, Firefox, Safari. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload/i

/**
 * A page failed, or its code did not arrive: no network, or a new release. Reloading repairs both, and happens by
 * itself once the network is back.
 */
export function ErrorPage() {
  const t = useTranslate()
  const error = useRouteError()
  const unloaded = error instanceof Error && UNLOADED.test(error.message)

  useEffect(() => {
    if (!unloaded) return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [unloaded])

  return (
    <PlainPage
      title={t(unloaded ? 'shell.unloaded.title' : 'shell.broken.title')}
      text={t(unloaded ? 'shell.unloaded.text' : 'shell.broken.text')}
    >
      <Button type="primary" onClick={() => location.reload()}>
        {t('shell.broken.reload')}
      </Button>
      <Button onClick={() => location.assign('/')}>{t('shell.backHome')}</Button>
    </PlainPage>
  )
}
