import { useTranslate } from '@refinedev/core'

/** Holds a page's place while its code is on the way. Plain, since it is the first thing that loads. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t('app.loading')} className="page-skeleton">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
