import { createElement, lazy } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { withWords } from '../i18n/later.ts'
import { MainLayout } from '../layout/MainLayout.tsx'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { RefineRoot } from '../providers/RefineRoot.tsx'
import { screens } from '../resources/index.ts'
import { keepTyping } from '../resources/parts/keepTyping.ts'
import type { PageHandle } from './handle.ts'
import { Alias, RequireArea, RequireSession, RequireStranger, SectionPage } from './guards.tsx'
import { OwnPage } from './OwnPage.tsx'
import { type Page, pages } from './pages.tsx'
import { BareLayout, printPages } from './prints.tsx'
import { isOpenTo, screenRoutes, suffixOf } from './resourceScreens.ts'
import { aliasesOf, sectionsOf } from './redirects.ts'
import { isServed, pathsServed } from './served.ts'

const LoginPage = lazy(() => withWords('account', () => import('../pages/login/LoginPage.tsx')))

const titled = (title: string): PageHandle => ({ title })
const notFound = {
  handle: { title: 'shell.notFound.title', missing: true } satisfies PageHandle,
  element: <NotFoundPage />,
}

const routeOf = ({ path, title, area, level = 'v', screen }: Page): RouteObject => ({
  path,
  handle: titled(title),
  element: (
    <RequireArea area={area} level={level}>
      {createElement(screen)}
    </RequireArea>
  ),
})

const framedRoutes = pages.filter(({ isBare }) => !isBare).map(routeOf)
const bareRoutes = pages.filter(({ isBare }) => isBare).map(routeOf)

/** Keyed by definition, so that no state of one resource's screen reaches the next. */
const generatedRoutes: RouteObject[] = screenRoutes.map(({ definition, screen, path, level }) => ({
  path,
  handle: { screen } satisfies PageHandle,
  element: (
    <RequireArea area={isOpenTo(definition, screen) ? 'all' : definition.area} level={level}>
      {createElement(screens[screen]!, { key: definition.name, definition })}
    </RequireArea>
  ),
}))

/** Screens of the company's own resources, which are known only once somebody is signed in. */
const ownRoutes: RouteObject[] = (['list', 'create', 'show', 'edit'] as const).map((screen) => ({
  path: `/own/:key${suffixOf(screen)}`,
  handle: { screen } satisfies PageHandle,
  element: <OwnPage screen={screen} />,
}))

const sectionRoutes: RouteObject[] = sectionsOf(pathsServed(), isServed).map(({ path, pages: open }) => ({
  path,
  element: <SectionPage pages={open} />,
}))

const aliasRoutes: RouteObject[] = aliasesOf(isServed).map(({ from, to }) => ({
  path: `${from}/*`,
  element: <Alias from={from} to={to} />,
}))

export const router = createBrowserRouter([
  {
    element: <RefineRoot />,
    errorElement: <ErrorPage />,
    children: [
      {
        path: '/login',
        handle: titled('menu.login'),
        element: (
          <RequireStranger>
            <LoginPage />
          </RequireStranger>
        ),
      },
      {
        element: (
          <RequireSession>
            <BareLayout />
          </RequireSession>
        ),
        children: [...printPages, ...bareRoutes],
      },
      {
        element: (
          <RequireSession>
            <MainLayout />
          </RequireSession>
        ),
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              ...framedRoutes,
              ...generatedRoutes,
              ...ownRoutes,
              ...sectionRoutes,
              ...aliasRoutes,
              { path: '/403', handle: titled('shell.forbidden.title'), element: <ForbiddenPage /> },
              { path: '/404', ...notFound },
              { path: '*', ...notFound },
            ],
          },
        ],
      },
    ],
  },
])

// People type on while a form that they have opened is still loading, whichever way they came.
function keepTypingAt(pathname: string): string {
  if (pathname.endsWith(suffixOf('create'))) keepTyping()
  return pathname
}
let shown = keepTypingAt(router.state.location.pathname)
router.subscribe(({ location: { pathname } }) => {
  if (pathname !== shown) shown = keepTypingAt(pathname)
})
