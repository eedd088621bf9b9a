import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'

const StockController = () => import('./stock_controller.ts')

export function stockRoutes(router: HttpRouterService): void {
  router.get('/inventory', [StockController, 'inventory']).as('inventory.list').use(middleware.tenant())
  router.get('/inventory/available', [StockController, 'available']).as('inventory.available').use(middleware.tenant())
  router.get('/inventory/reserved', [StockController, 'reserved']).as('inventory.reserved').use(middleware.tenant())
  router.get('/inventory/entries', [StockController, 'entries']).as('inventory.entries').use(middleware.tenant())
}
