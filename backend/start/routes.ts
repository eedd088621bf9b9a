import router from '@adonisjs/core/services/router'
import { engine } from '#app/resources/serving'
import { healthRoutes, routesOf } from '#app/routes'
import { registerRoutes } from '#app/routing/register'

registerRoutes(router, healthRoutes)
router.group(() => registerRoutes(router, routesOf(engine.resources))).prefix('/v1.0')
