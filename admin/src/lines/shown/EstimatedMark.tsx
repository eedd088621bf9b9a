import { useTranslate } from '@refinedev/core'

/** Marks a weight as estimated, not weighed. */
export function EstimatedMark() {
  const t = useTranslate()
  return (
    <>
      {' '}
      <small className="estimated-mark">{t('documents.estimatedMark')}</small>
    </>
  )
}
