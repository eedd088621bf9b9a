import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { PlainPage } from './PlainPage.tsx'

/** A page broke, or its code could not be loaded after a new release. Loading afresh mends both. */
export function ErrorPage() {
  const { t } = useTranslation()
  return (
    <PlainPage title={t('shell.broken.title')} text={t('shell.broken.text')}>
      <Button type="primary" onClick={() => location.reload()}>
        {t('shell.broken.reload')}
      </Button>
      <Button onClick={() => location.assign('/')}>{t('shell.backHome')}</Button>
    </PlainPage>
  )
}
