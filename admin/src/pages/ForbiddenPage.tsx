import { useTranslate } from '@refinedev/core'
import { HomeButton } from './HomeButton.tsx'
import { PlainPage } from './PlainPage.tsx'

export function ForbiddenPage() {
  const t = useTranslate()
  return (
    <PlainPage code="403" title={t('shell.forbidden.message')} text={t('shell.forbidden.contact')}>
      <HomeButton />
    </PlainPage>
  )
}
