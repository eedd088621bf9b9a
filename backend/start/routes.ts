import router from '@adonisjs/core/services/router'
import { resources } from '@barem/resources'
import { health } from '#app/http/health'
import { identityRoutes } from '#app/identity/routes'
import { engineOf } from '#app/resources/engine'
import { describe } from '#app/resources/http/describe'
import { resourceRoutes, sheetRoutes } from '#app/resources/http/resource_routes'
import { middleware } from '#start/kernel'

router.get('/health', health).as('health')

router
  .group(() => {
    identityRoutes(router)
    const engine = engineOf(resources)
    router.group(() => sheetRoutes(router, engine)).use(middleware.session())
    router.group(() => resourceRoutes(router, engine)).use(middleware.tenant())
    router.get('/openapi.json', describe).as('openapi').use(middleware.tenant())
  })
  .prefix('/v1.0')
