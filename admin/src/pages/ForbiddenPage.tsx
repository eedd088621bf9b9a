import type { Level } from '@barem/resources/areas'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '@refinedev/core'
import { call } from '../http/client.ts'
import type { Area } from '../session/permissions.ts'
import { HomeButton } from './HomeButton.tsx'
import { PlainPage } from './PlainPage.tsx'

type Props = {
  /** The right that is missing, where it is one. */
  area?: Area
  level?: Level
}

/** Which right is missing, and who gives it, in words of the server; null until it has answered. */
function useMissing({ area, level }: Props): string | null {
  const right = typeof area === 'number' && level ? `${area}.${level}` : null
  const { data } = useQuery({
    queryKey: ['missing right', right],
    enabled: right !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await call<{ message: string }>(`User/missing-right?right=${right}`, { signal, mayBeRefused: true })).body,
  })
  return data?.message ?? null
}

/** In place of a page that the person may not open. */
export function ForbiddenPage(missing: Props) {
  const t = useTranslate()
  const message = useMissing(missing)
  return (
    <PlainPage code="403" title={t('shell.forbidden.message')} text={message ?? t('shell.forbidden.contact')}>
      <HomeButton />
    </PlainPage>
  )
}
