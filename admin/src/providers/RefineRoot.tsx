import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { Outlet } from 'react-router'
import { useRefineResources } from '../routes/refineResources.ts'
import { accessControlProvider } from './access.ts'
import { auditLogProvider } from './audit.ts'
import { authProvider } from './auth.ts'
import { dataProvider } from './data.ts'
import { useI18nProvider } from './i18n.ts'
import { liveProvider } from './live.ts'
import { useNotices } from './notification.ts'
import { queryClient } from './queryClient.ts'

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  mutationMode: 'pessimistic',
  reactQuery: { clientConfig: queryClient },
} as const

/** Refine around every route. */
export function RefineRoot() {
  const i18nProvider = useI18nProvider()
  const resources = useRefineResources()
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      auditLogProvider={auditLogProvider}
      liveProvider={liveProvider}
      notificationProvider={useNotices}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={options}
    >
      <Outlet />
    </Refine>
  )
}
