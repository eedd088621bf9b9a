import { useTranslate } from '@refinedev/core'

/** From what it was to what it is, for the eye and for the ear. */
export function Arrow() {
  const t = useTranslate()
  return (
    <>
      {' '}
      <span className="change-arrow" role="img" aria-label={t('crud.history.to')}>
        →
      </span>{' '}
    </>
  )
}
