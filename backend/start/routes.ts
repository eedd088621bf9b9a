import router from '@adonisjs/core/services/router'
import { resources } from '@barem/resources'
import { health } from '#app/http/health'
import { engineOf } from '#app/resources/engine'
import { resourceRoutes } from '#app/resources/http/resource_routes'

router.get('/health', health).as('health')

router
  .group(() => resourceRoutes(router, engineOf(resources)))
  .prefix('/v1.0')
  .use(() => import('#app/http/tenant_middleware'))
