import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'

/** Holds a page's place while its code is on the way. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('app.loading')}>
      <Skeleton active title={{ width: 220 }} paragraph={{ rows: 6 }} />
    </div>
  )
}
