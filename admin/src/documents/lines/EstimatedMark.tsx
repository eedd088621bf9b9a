import { useTranslation } from 'react-i18next'

/** Says beside a weight that nobody has weighed it. */
export function EstimatedMark() {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <small className="estimated-mark">{t('documents.estimatedMark')}</small>
    </>
  )
}
