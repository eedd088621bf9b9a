import type { HttpRouterService } from '@adonisjs/core/types'
import { middleware } from '#start/kernel'
import type { Row, Routes } from './row.ts'
import { addRows } from './table.ts'

/** What runs before the handler: nothing, or sign-in and the rule. */
function guardsOf(row: Row) {
  if (row.rule === 'anyone') return []
  const { transaction = true } = row
  const signIn = transaction ? middleware.tenant({ writes: transaction === 'writes' }) : middleware.session()
  return [signIn, middleware.rule()]
}

/** Registers rows with the router, under its current group. */
export function registerRoutes(router: HttpRouterService, routes: Routes): void {
  addRows(routes)
  for (const [name, row] of Object.entries(routes)) {
    const { method, path, handle } = row
    // What reads answers HEAD too, as the router's own routes do.
    const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]
    router.route(path, methods, handle).as(name).use(guardsOf(row))
  }
}
