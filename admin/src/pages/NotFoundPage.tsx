import { useTranslation } from 'react-i18next'
import { HomeButton } from './HomeButton.tsx'
import { PlainPage } from './PlainPage.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <PlainPage code="404" title={t('shell.notFound.message')}>
      <HomeButton />
    </PlainPage>
  )
}
