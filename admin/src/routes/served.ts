import type { ScreenName } from '../resources/index.ts'
import { pages } from './pages.tsx'
import { screenRoutes } from './resourceScreens.ts'

/** Screens that open without naming a record. */
const NAMELESS: ReadonlySet<ScreenName> = new Set(['list', 'single', 'create'])

/** Paths that open a page without naming a record. A menu entry is shown only for one of these. */
export const served: ReadonlySet<string> = new Set([
  ...pages.map(({ path }) => path),
  ...screenRoutes.filter(({ screen }) => NAMELESS.has(screen)).map(({ path }) => path),
])

/** First parts of paths that have no page of their own, such as `/customers`; each leads to its first child. */
export const sections: readonly string[] = [...new Set([...served].map((path) => `/${path.split('/')[1]}`))].filter(
  (path) => !served.has(path),
)
