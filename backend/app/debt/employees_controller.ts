import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { employeeDebts } from '@barem/resources/debts'
import { notFound } from '#app/http/api_error'
import { forbidden, may } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { controllerOf } from './controller_of.ts'
import { debtQueryOf, type DebtQuery } from './debt_query.ts'

/** What a person is asked for of the debts of employees: theirs alone, unless they may see all debts. */
async function ofOwn(ctx: HttpContext): Promise<DebtQuery> {
  const seesAll = may(ctx.identity, areas.debt, 'v')
  const [own] = await rowsOf<{ id: string }>(
    `select id from employees where tenant_id = app_tenant() and user_id = $1::uuid`,
    [ctx.identity.userId],
  )
  // Rights are decided before the query is read.
  if (!own && !seesAll) throw forbidden(areas.debt, 'v')
  const asked = debtQueryOf(employeeDebts, ctx)
  if (asked.partyId !== null && seesAll) return asked
  if (!own) throw notFound()
  if (asked.partyId !== null && own.id !== asked.partyId) throw forbidden(areas.debt, 'v')
  return { ...asked, partyId: own.id }
}

/** What employees owe of advances, and what they are owed. People see their own without a right. */
export default class EmployeesController extends controllerOf(employeeDebts, ofOwn) {}
