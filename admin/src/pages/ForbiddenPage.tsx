import { useTranslation } from 'react-i18next'
import { HomeButton } from './HomeButton.tsx'
import { PlainPage } from './PlainPage.tsx'

export function ForbiddenPage() {
  const { t } = useTranslation()
  return (
    <PlainPage code="403" title={t('shell.forbidden.message')} text={t('shell.forbidden.contact')}>
      <HomeButton />
    </PlainPage>
  )
}
