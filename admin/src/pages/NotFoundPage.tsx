import { useTranslate } from '@refinedev/core'
import { HomeButton } from './HomeButton.tsx'
import { PlainPage } from './PlainPage.tsx'

export function NotFoundPage() {
  const t = useTranslate()
  return (
    <PlainPage code="404" title={t('shell.notFound.message')}>
      <HomeButton />
    </PlainPage>
  )
}
