import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const GoodsController = () => import('./goods_controller.ts')

export function salesRoutes(router: HttpRouterService): void {
  router.get('/sales-orders/goods', [GoodsController, 'ofSale']).as('sales-orders.goods').use(middleware.tenant())
  router
    .get('/purchase-contracts/goods', [GoodsController, 'ofPurchase'])
    .as('purchase-contracts.goods')
    .use(middleware.tenant())
}
