import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const AccountController = () => import('./account_controller.ts')
const UserController = () => import('./user_controller.ts')
const UsersController = () => import('./users_controller.ts')

/** Sign-in and profile, under the paths of the specification. */
export function identityRoutes(router: HttpRouterService): void {
  router.get('/Account/tenants', [AccountController, 'tenants']).as('account.tenants')
  router.post('/Account/authenticate', [AccountController, 'authenticate']).as('account.authenticate')
  router.post('/Account/refresh', [AccountController, 'refresh']).as('account.refresh')
  router.post('/Account/forgotpassword', [AccountController, 'forgotPassword']).as('account.forgotPassword')
  router.post('/Account/logout', [AccountController, 'logout']).as('account.logout').use(middleware.session())
  router.get('/User/profile', [UserController, 'profile']).as('user.profile').use(middleware.tenant())
  router.get('/User/missing-right', [UserController, 'missingRight']).as('user.missingRight').use(middleware.tenant())
  router
    .post('/User/ChangePassword', [UserController, 'changePassword'])
    .as('user.changePassword')
    .use(middleware.session())

  router
    .group(() => {
      router.post('/User/Search', [UsersController, 'search']).as('user.search')
      router.post('/User', [UsersController, 'create']).as('user.create')
      router.put('/User', [UsersController, 'update']).as('user.update')
      router.delete('/User/:id', [UsersController, 'delete']).as('user.delete')
      router.post('/User/ResetPassword', [UsersController, 'resetPassword']).as('user.resetPassword')
    })
    .use(middleware.tenant())
}
