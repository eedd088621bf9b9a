import { employeeDebts } from '@barem/resources/debts'
import type { Facts } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import { rowsOf } from '#app/tenancy/run'
import { openItemsOf } from '#app/debt/receivable'

/** The employee whom a document is about, with their account. */
export const employeeFact = defineFact({
  name: 'employee',
  reads: ['employeeId'],
  async read({ employeeId }) {
    const [found] = await rowsOf<NonNullable<Facts['employee']>>(
      `select status = 'active' as "isActive", user_id as "userId" from employees where tenant_id = app_tenant() and id = $1::uuid`,
      [typeof employeeId === 'string' ? employeeId : null],
    )
    return found ?? null
  },
})

/** What an employee owes of advances, and what they are owed. */
export const openAdvancesFact = defineFact({
  name: 'openAdvances',
  reads: ['employeeId'],
  read: (row) => openItemsOf(employeeDebts, row),
})

/** The ticket that a slip pays, with what other slips have paid of it. It stays so while its employee is locked. */
export const ticketFact = defineFact({
  name: 'ticket',
  reads: ['expenseTicketId'],
  async read({ expenseTicketId }) {
    const [found] = await rowsOf<NonNullable<Facts['ticket']>>(
      `select t.type, t.employee_id as "employeeId", t.total::text, (
         select coalesce(sum(s.paid_out), 0)::text from payment_slips s
         where s.tenant_id = app_tenant() and s.expense_ticket_id = t.id and s.status = 'paid'
       ) as paid from expense_tickets t where t.tenant_id = app_tenant() and t.id = $1::uuid`,
      [typeof expenseTicketId === 'string' ? expenseTicketId : null],
    )
    return found ?? null
  },
})

/** The slip whose money comes back, with what of it came back before. */
export const slipFact = defineFact({
  name: 'slip',
  reads: ['slipId'],
  async read({ slipId }) {
    const [found] = await rowsOf<NonNullable<Facts['slip']>>(
      `select s.type, s.employee_id as "employeeId", s.total::text, (
         select coalesce(sum(r.total), 0)::text from payment_slips r
         where r.tenant_id = app_tenant() and r.slip_id = s.id and r.status = 'paid'
       ) as returned from payment_slips s where s.tenant_id = app_tenant() and s.id = $1::uuid`,
      [typeof slipId === 'string' ? slipId : null],
    )
    return found ?? null
  },
})
