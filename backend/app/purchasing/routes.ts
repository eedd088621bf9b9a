import { goodsRoutes } from '#app/goods/routes'
import type { Routes } from '#app/routing/row'
import { purchase } from './trade.ts'

export const purchasingRoutes: Routes = goodsRoutes(purchase)
