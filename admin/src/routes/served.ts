import type { ScreenName } from '../resources/model/screenName.ts'
import { mayAct } from '../session/permissions.ts'
import type { Session } from '../session/token.ts'
import { pages } from './pages.tsx'
import { isOpenTo, ownScreenRoutes, screenRoutes, type ScreenRoute } from './resourceScreens.ts'

/** Screens that open without naming a record. */
const NAMELESS: ReadonlySet<ScreenName> = new Set(['list', 'single', 'create'])

const isNameless = ({ screen }: ScreenRoute) => NAMELESS.has(screen)
const nameless = screenRoutes.filter(isNameless)
const ofResources = new Map(nameless.map((route) => [route.path, route]))

/** The screen of a resource at a path, of the release or of the company's own. */
const screenAt = (path: string): ScreenRoute | undefined =>
  ofResources.get(path) ?? ownScreenRoutes().find((route) => route.path === path && isNameless(route))

const pageAt = (path: string) => pages.find((page) => page.path === path)

/**
 * Whether a path opens a page without naming a record: a menu entry is shown only for one of these. Asks for the pages
 * anew, since domains add theirs after this has been loaded.
 */
export const isServed = (path: string): boolean => screenAt(path) !== undefined || pageAt(path) !== undefined

/** Whether `who` may open the page at a path. */
export function mayOpen(who: Session | null, path: string): boolean {
  const route = screenAt(path)
  if (route) return mayAct(who, isOpenTo(route.definition, route.screen) ? 'all' : route.definition.area, route.level)
  const page = pageAt(path)
  return page !== undefined && mayAct(who, page.area, page.level ?? 'v')
}

/** Paths of lists and pages that name no record: of resources in the order of the registry, then those of domains. */
export const pathsServed = (): string[] => [
  ...nameless.filter(({ screen }) => screen !== 'create').map(({ path }) => path),
  ...pages.map(({ path }) => path),
]
