import router from '@adonisjs/core/services/router'
import type { AnyResource } from '@barem/resources/kit'
import { documentRoutes } from '#app/resources/http/document_routes'
import { resourceRoutes, sheetRoutes } from '#app/resources/http/resource_routes'
import { engine } from '#app/resources/serving'
import { healthRoutes, roomRoutes } from '#app/routes'
import { registerRoutes } from '#app/routing/register'
import { middleware } from '#start/kernel'

registerRoutes(router, healthRoutes)

router
  .group(() => {
    registerRoutes(router, roomRoutes)
    router.group(() => sheetRoutes(router, engine.resources)).use(middleware.session())
    const [single, plural] = [true, false].map((is) => engine.resources.filter((one) => one.single === is)) as [
      AnyResource[],
      AnyResource[],
    ]
    router.group(() => resourceRoutes(router, plural)).use(middleware.tenant())
    // The one record that a company has of such a resource is made when it is first asked for.
    router.group(() => resourceRoutes(router, single)).use(middleware.tenant({ writes: true }))
    router.group(() => documentRoutes(router, engine.resources)).use(middleware.tenant())
  })
  .prefix('/v1.0')
