import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/http/exception_handler'))
server.use([
  () => import('#app/http/security_headers'),
  () => import('#app/http/admin_files'),
  () => import('#app/limits/caller_middleware'),
])
router.use([
  () => import('#app/limits/admission'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

/** What a route may ask for: a transaction of the caller's company, or only to know who calls; and that they may. */
export const middleware = router.named({
  tenant: () => import('#app/http/tenant_middleware'),
  session: () => import('#app/http/session_middleware'),
  rule: () => import('#app/routing/rule_middleware'),
})
