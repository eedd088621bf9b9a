import type { HttpRouterService } from '@adonisjs/core/types'
import { goodsRoute } from '#app/goods/routes'
import { middleware } from '#start/kernel'
import { sameNumbers } from './same_numbers.ts'
import { sale } from './trade.ts'

const SellController = () => import('./sell/sell_controller.ts')

export function salesRoutes(router: HttpRouterService): void {
  goodsRoute(router, sale)
  router.get('/vat-invoices/same-numbers', sameNumbers).as('vat-invoices.sameNumbers').use(middleware.tenant())
  router
    .post('/sales-orders/:id/sell/preview', [SellController, 'preview'])
    .as('salesOrders.sellPreview')
    .use(middleware.tenant())
  router.post('/sales-orders/:id/sell', [SellController, 'sell']).as('salesOrders.sell').use(middleware.tenant())
}
