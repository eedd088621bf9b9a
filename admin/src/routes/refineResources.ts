import type { ResourceProps } from '@refinedev/core'
import { resources } from '@barem/resources'
import { screenRoutes } from './resourceScreens.ts'

/** The registry as Refine wants it: where each screen is, and which area guards it. */
export const refineResources: ResourceProps[] = resources.map((definition) => {
  const paths = screenRoutes.filter((route) => route.definition === definition && route.screen !== 'single')
  const where = Object.fromEntries(paths.map(({ screen, path }) => [screen, path]))
  return {
    name: definition.name,
    ...where,
    meta: { area: definition.area, canDelete: definition.actions.includes('delete') },
  }
})
