import type { HttpRouterService } from '@adonisjs/core/types'
import { goodsRoute } from '#app/goods/routes'
import { purchase } from './trade.ts'

export const purchasingRoutes = (router: HttpRouterService): void => goodsRoute(router, purchase)
