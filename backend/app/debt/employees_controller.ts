import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { employeeDebts } from '@barem/resources/debts'
import { notFound } from '#app/http/api_error'
import { forbidden, may } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { controllerOf } from './controller_of.ts'
import { debtQueryOf, type DebtQuery } from './debt_query.ts'

/** The query of a request about debts of employees: whoever may not see all debts gets their own. */
async function ofOwn(ctx: HttpContext): Promise<DebtQuery> {
  const seesAll = may(ctx.identity, areas.debt, 'v')
  const [own] = await rowsOf<{ id: string }>(
    `select id from employees where tenant_id = app_tenant() and user_id = $1::uuid`,
    [ctx.identity.userId],
  )
  // Rights are decided before the query is read.
  if (!own && !seesAll) throw forbidden(areas.debt, 'v')
  const query = debtQueryOf(employeeDebts, ctx)
  if (query.partyId !== null && seesAll) return query
  if (!own) throw notFound()
  if (query.partyId !== null && own.id !== query.partyId) throw forbidden(areas.debt, 'v')
  return { ...query, partyId: own.id }
}

/** What employees owe of advances, and what they are owed. People see their own without a right. */
export default class EmployeesController extends controllerOf(employeeDebts, ofOwn) {}
