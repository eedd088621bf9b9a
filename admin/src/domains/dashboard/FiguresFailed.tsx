import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { PlainPage } from '../../pages/PlainPage.tsx'

/** Figures that could not be read: what happened, and a way on. */
export function FiguresFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <PlainPage title={t('dashboard.failed')} text={error.message}>
      <Button type="primary" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </PlainPage>
  )
}
