import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { AppHeader } from './AppHeader.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Sider } from './Sider.tsx'
import { useSider } from './useSider.ts'
import { useProfile } from './useProfile.ts'
import { useTrail } from './useTrail.ts'
import './shell.css'

const ThumbBar = lazy(() => import('./ThumbBar.tsx').then(({ ThumbBar: bar }) => ({ default: bar })))

/** The frame of every page behind sign-in. */
export function MainLayout() {
  const t = useTranslate()
  const trail = useTrail()
  const sider = useSider()
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  // A one-time password opens one page only: the one that replaces it.
  if (profile?.mustChangePassword && pathname !== '/profile') return <Navigate to="/profile" replace />
  return (
    <div className="shell" data-sider={sider.state}>
      <a className="skip-link" href="#content">
        {t('shell.skipToContent')}
      </a>
      <PageTitle trail={trail} />
      <AppHeader trail={trail} sider={sider} />
      <Sider sider={sider} />
      <main id="content" className="shell-content" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {sider.state === 'drawer' && (
        <Suspense>
          <ThumbBar sider={sider} />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  )
}
