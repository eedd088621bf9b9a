import { type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Level } from '@barem/resources/areas'
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx'
import type { Area } from '../session/permissions.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useHasDefinitions } from '../resources/own/definitions.ts'
import { useAllowed } from '../session/useAllowed.ts'
import { farewell, useSession } from '../session/session.ts'
import { pathOf } from './redirects.ts'
import { mayOpen } from './served.ts'

/** The page to return to after signing in. */
export type Remembered = { from?: { pathname: string; search: string; hash: string } } | null

/** Sends strangers to sign in, remembering where they were, save after a sign-out of their own. */
export function RequireSession({ children }: { children: ReactNode }) {
  const who = useSession()
  const location = useLocation()
  const isReady = useHasDefinitions(who)
  if (who) return isReady ? children : <PageSkeleton />
  const remembered: Remembered = farewell.get() === 'signedOut' ? null : { from: location }
  return <Navigate to="/login" replace state={remembered} />
}

/** Sends people who are signed in on to the page that they wanted. */
export function RequireStranger({ children }: { children: ReactNode }) {
  const who = useSession()
  const remembered = useLocation().state as Remembered
  return who ? <Navigate to={remembered?.from ?? '/'} replace /> : children
}

/** Shows the 403 page in place of a page whose area the person may not see. */
export function RequireArea({ area, level, children }: { area: Area; level: Level; children: ReactNode }) {
  return useAllowed(area, level) ? children : <ForbiddenPage area={area} level={level} />
}

/** The first page of a section that the person may open. */
export function SectionPage({ pages }: { pages: readonly string[] }) {
  const who = useSession()
  const first = pages.find((page) => mayOpen(who, pathOf(page)))
  return first ? <Navigate to={first} replace /> : <ForbiddenPage />
}

/** Another name of a page: what follows it in the address follows the page's own name. */
export function Alias({ from, to }: { from: string; to: string }) {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search, hash }} replace />
}
