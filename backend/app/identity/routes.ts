import type { HttpRouterService } from '@adonisjs/core/types'

const AccountController = () => import('./account_controller.ts')
const UserController = () => import('./user_controller.ts')
const session = () => import('#app/http/session_middleware')
const tenant = () => import('#app/http/tenant_middleware')

/** Sign-in and profile, under the paths of the specification. */
export function identityRoutes(router: HttpRouterService): void {
  router.get('/Account/tenants', [AccountController, 'tenants']).as('account.tenants')
  router.post('/Account/authenticate', [AccountController, 'authenticate']).as('account.authenticate')
  router.post('/Account/refresh', [AccountController, 'refresh']).as('account.refresh')
  router.post('/Account/forgotpassword', [AccountController, 'forgotPassword']).as('account.forgotPassword')
  router.post('/Account/logout', [AccountController, 'logout']).as('account.logout').use(session)
  router.get('/User/profile', [UserController, 'profile']).as('user.profile').use(tenant)
  router.post('/User/ChangePassword', [UserController, 'changePassword']).as('user.changePassword').use(session)
}
