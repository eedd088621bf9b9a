import type { HttpRouterService } from '@adonisjs/core/types'
import { goodsRoute } from '#app/goods/routes'
import { sale } from './trade.ts'

export const salesRoutes = (router: HttpRouterService): void => goodsRoute(router, sale)
