import type { ScreenName } from '../resources/model/screenName.ts'
import { pages } from './pages.tsx'
import { screenRoutes } from './resourceScreens.ts'

/** Screens that open without naming a record. */
const NAMELESS: ReadonlySet<ScreenName> = new Set(['list', 'single', 'create'])

const ofResources: ReadonlySet<string> = new Set(
  screenRoutes.filter(({ screen }) => NAMELESS.has(screen)).map(({ path }) => path),
)

/**
 * Whether a path opens a page without naming a record: a menu entry is shown only for one of these. Asks for the pages
 * anew, since domains add theirs after this has been loaded.
 */
export const isServed = (path: string): boolean => ofResources.has(path) || pages.some((page) => page.path === path)

/** First parts of paths that have no page of their own, such as `/customers`; each leads to its first child. */
export const sections = (): string[] => {
  const firsts = [...pages.map(({ path }) => path), ...ofResources].map((path) => `/${path.split('/')[1]}`)
  return [...new Set(firsts)].filter((path) => !isServed(path))
}
