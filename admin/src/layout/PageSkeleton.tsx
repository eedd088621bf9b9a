import { useTranslation } from 'react-i18next'

/** Holds a page's place while its code is on the way. Plain, since it is the first thing that loads. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('app.loading')} className="page-skeleton">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
