import { useTranslation } from 'react-i18next'

/** Marks a weight as estimated, not weighed. */
export function EstimatedMark() {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <small className="estimated-mark">{t('documents.estimatedMark')}</small>
    </>
  )
}
