import type { HttpContext } from '@adonisjs/core/http'
import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import { requirePermission } from '#app/identity/permissions'

/** What a sale at once takes besides the rule of its route: money is received by those who may enter payments. */
export const forPayment = (payment: unknown): [AreaCode, Level][] => (payment ? [[areas.transaction, 'c']] : [])

/** @throws ApiError COM_ERR_004 where the caller lacks one of these rights */
export function requireRights(ctx: HttpContext, needed: readonly [AreaCode, Level][]): void {
  for (const [area, level] of needed) requirePermission(ctx, area, level)
}
