import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const SettingsController = () => import('./settings_controller.ts')
const CompanyController = () => import('./company_controller.ts')

export function companyRoutes(router: HttpRouterService): void {
  router
    .group(() => {
      router.get('/tenant', [CompanyController, 'show']).as('tenant.show')
      router.get('/tenant/letterhead', [CompanyController, 'letterhead']).as('tenant.letterhead')
      router.put('/tenant', [CompanyController, 'update']).as('tenant.update')
      router.get('/tenant/history', [CompanyController, 'history']).as('tenant.history')
    })
    .use(middleware.tenant())
  router
    .get('/company-settings/current', [SettingsController, 'current'])
    .as('settings.current')
    .use(middleware.tenant({ writes: true }))
}
