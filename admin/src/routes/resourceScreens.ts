import type { ScreenName } from '../resources/model/screenName.ts'
import { resources } from '@barem/resources'
import { memoise, type Action, type AnyResource } from '@barem/resources/kit'
import type { Level } from '@barem/resources/areas'
import { screens } from '../resources/index.ts'
import { definitions } from '../resources/model/registry.ts'

/** Each screen with the action a definition must serve, the level it asks, and its place below the list's path. */
const kinds: Record<ScreenName, { action: Action; level: Level; suffix: string }> = {
  list: { action: 'list', level: 'v', suffix: '' },
  create: { action: 'create', level: 'c', suffix: '/add' },
  show: { action: 'show', level: 'v', suffix: '/:id' },
  edit: { action: 'update', level: 'u', suffix: '/:id/edit' },
  single: { action: 'show', level: 'v', suffix: '' },
}

/**
 * Whether a screen is open to everybody who is signed in, even if only with rows of their own; the server decides which
 * those are.
 */
export const isOpenTo = ({ open }: AnyResource, screen: ScreenName): boolean => open === 'own' && screen !== 'list'

export type ScreenRoute = { definition: AnyResource; screen: ScreenName; path: string; level: Level }

/** The level that a screen takes; the form of a document lets in those who see it, and asks whose it is. */
const levelOf = ({ states }: AnyResource, screen: ScreenName): Level =>
  screen === 'edit' && states ? 'v' : kinds[screen].level

function routesOf(definition: AnyResource): ScreenRoute[] {
  return (Object.keys(kinds) as ScreenName[])
    .filter((screen) => screens[screen] && (screen === 'single') === definition.single)
    .filter((screen) => definition.actions.includes(kinds[screen].action))
    .map((screen) => ({
      definition,
      screen,
      path: definition.route + kinds[screen].suffix,
      level: levelOf(definition, screen),
    }))
}

/** Every generated screen of every definition of the release, with the path that opens it. */
export const screenRoutes: readonly ScreenRoute[] = resources.flatMap(routesOf)

const ofOwn = memoise((own: readonly AnyResource[]) => own.flatMap(routesOf))

/** The same of the company's own definitions, as they are now. */
export const ownScreenRoutes = (): readonly ScreenRoute[] => ofOwn(definitions.get().own)

/** The end of the path of each screen, below that of the list. */
export const suffixOf = (screen: ScreenName): string => kinds[screen].suffix
