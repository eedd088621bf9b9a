import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { useLocale } from '../i18n/i18n.ts'
import { refineResources } from '../routes/refineResources.ts'
import { accessControlProvider } from './access.ts'
import { auditLogProvider } from './audit.ts'
import { authProvider } from './auth.ts'
import { dataProvider } from './data.ts'
import { i18nProvider } from './i18n.ts'
import { liveProvider } from './live.ts'
import { useNotices } from './notification.ts'
import { queryClient } from './queryClient.ts'

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  mutationMode: 'pessimistic',
  reactQuery: { clientConfig: queryClient },
} as const

/** Refine around every route. A new language makes a new translator, so every word is drawn again. */
export function RefineRoot() {
  const locale = useLocale()
  const translator = useMemo(() => ({ ...i18nProvider, getLocale: () => locale }), [locale])
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      auditLogProvider={auditLogProvider}
      liveProvider={liveProvider}
      notificationProvider={useNotices}
      i18nProvider={translator}
      routerProvider={routerProvider}
      resources={refineResources}
      options={options}
    >
      <Outlet />
    </Refine>
  )
}
