import { useTranslation } from 'react-i18next'

/** From what it was to what it is, for the eye and for the ear. */
export function Arrow() {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <span className="change-arrow" role="img" aria-label={t('crud.history.to')}>
        →
      </span>{' '}
    </>
  )
}
