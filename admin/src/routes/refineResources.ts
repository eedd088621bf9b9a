import type { ResourceProps } from '@refinedev/core'
import { useMemo } from 'react'
import { useDefinitions } from '../resources/model/registry.ts'
import { ownScreenRoutes, screenRoutes } from './resourceScreens.ts'

/** The registry as Refine wants it: where each screen is, and which area guards it. */
export function useRefineResources(): ResourceProps[] {
  const known = useDefinitions()
  return useMemo(() => {
    const routes = [...screenRoutes, ...ownScreenRoutes()]
    return known.all.map((definition) => {
      const paths = routes.filter((route) => route.definition === definition && route.screen !== 'single')
      const where = Object.fromEntries(paths.map(({ screen, path }) => [screen, path]))
      return {
        name: definition.name,
        ...where,
        meta: { area: definition.area, canDelete: definition.actions.includes('delete') },
      }
    })
  }, [known])
}
