import { createElement, lazy } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { MainLayout } from '../layout/MainLayout.tsx'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { RefineRoot } from '../providers/RefineRoot.tsx'
import { screens } from '../resources/index.ts'
import { aliases, landings } from './aliases.ts'
import type { PageHandle } from './handle.ts'
import { Alias, FirstPage, RequireArea, RequireSession, RequireStranger } from './guards.tsx'
import { pages } from './pages.tsx'
import { BareLayout, printPages } from './prints.tsx'
import { isOpenTo, screenRoutes } from './resourceScreens.ts'
import { sections } from './served.ts'

const LoginPage = lazy(() => import('../pages/login/LoginPage.tsx'))

const titled = (title: string): PageHandle => ({ title })

const customRoutes: RouteObject[] = pages.map(({ path, title, area, level = 'v', screen }) => ({
  path,
  handle: titled(title),
  element: (
    <RequireArea area={area} level={level}>
      {createElement(screen)}
    </RequireArea>
  ),
}))

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

const sectionRoutes: RouteObject[] = sections().map((path) => ({
  path,
  element: <FirstPage section={path} landing={landings[path]} />,
}))

const aliasRoutes: RouteObject[] = aliases.map(({ from, to }) => ({
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
        handle: titled('account.login.page'),
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
        children: printPages,
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
              { index: true, element: <FirstPage /> },
              ...customRoutes,
              ...generatedRoutes,
              ...sectionRoutes,
              ...aliasRoutes,
              { path: '/403', handle: titled('shell.forbidden.title'), element: <ForbiddenPage /> },
              { path: '/404', handle: titled('shell.notFound.title'), element: <NotFoundPage /> },
              { path: '*', handle: titled('shell.notFound.title'), element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
])
