import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { printRoutes } from '../documents/print/routes.ts'
import type { Form } from '../documents/print/settings.ts'
import { withWords } from '../i18n/later.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { RequireArea } from './guards.tsx'

const screens: Record<Form, LazyExoticComponent<ComponentType>> = {
  order: lazy(() => withWords('print', () => import('../documents/print/OrderPrintPage.tsx'))),
  contract: lazy(() => withWords('print', () => import('../documents/print/ContractPrintPage.tsx'))),
}

/** Prints stand alone, without the frame of the other pages: what is on the sheet is all that is printed. */
export const printPages: RouteObject[] = (Object.keys(screens) as Form[]).map((form) => ({
  path: `${printRoutes[form].route}/:id/print`,
  element: (
    <RequireArea area={printRoutes[form].area} level="v">
      {createElement(screens[form])}
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
