import { goodsRoutes } from '#app/goods/routes'
import { monthsRoutes } from '#app/goods/months_routes'
import type { Routes } from '#app/routing/row'
import { exchangeRoutes } from './exchange/routes.ts'
import { returnedPlacesRoutes } from './returned_places.ts'
import { sameNumbersRoutes } from './same_numbers.ts'
import { sellRoutes } from './sell/routes.ts'
import { straightRoutes } from './straight/routes.ts'
import { sale } from './trade.ts'

export const salesRoutes: Routes = {
  ...goodsRoutes(sale),
  ...exchangeRoutes,
  ...monthsRoutes,
  ...returnedPlacesRoutes,
  ...sameNumbersRoutes,
  ...sellRoutes,
  ...straightRoutes,
}
