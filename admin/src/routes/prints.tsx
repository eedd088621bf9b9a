import { resources } from '@barem/resources'
import { lazy, Suspense } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { papers } from '../documents/print/papers.ts'
import { withWords } from '../i18n/later.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { RequireArea } from './guards.tsx'
import { isOpenTo } from './resourceScreens.ts'

const PrintPage = lazy(() =>
  withWords('documents', () => withWords('print', () => papers.with(() => import('../documents/print/PrintPage.tsx')))),
)

/** Prints are shown alone, without the frame of the other pages: only the sheet itself is printed. */
export const printPages: RouteObject[] = resources
  .filter(({ prints }) => prints.length > 0)
  .map((definition) => ({
    path: `${definition.route}/:id/print`,
    element: (
      <RequireArea area={isOpenTo(definition, 'show') ? 'all' : definition.area} level="v">
        <PrintPage definition={definition} />
      </RequireArea>
    ),
  }))

export function BareLayout() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}
