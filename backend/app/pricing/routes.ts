import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const QuoteController = () => import('./quote_controller.ts')

export function pricingRoutes(router: HttpRouterService): void {
  router.post('/sales-orders/quote', [QuoteController, 'quote']).as('pricing.quote').use(middleware.tenant())
}
