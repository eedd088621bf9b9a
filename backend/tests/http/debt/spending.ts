import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'
import { userId } from '../stock/issuing.ts'
import { answered, richFund, take, type Row } from './owing.ts'

/** A new employee, without an account unless one is named. */
export const employee = async (more: object = {}): Promise<string> =>
  String(
    (
      await created(resourceOf('employees'), {
        ...(await sample(resourceOf('employees'), 'DONGA', 'required')),
        ...more,
      })
    ).id,
  )

const category = async (): Promise<string> => String((await created(resourceOf('business-expenses'))).id)

/** The draft of a ticket of one line. */
export const ticket = async (employeeId: string, type: string, amount: string, more: object = {}): Promise<Row> =>
  answered(
    (await superAdmin()).post('/expense-tickets', {
      ...{ type, employeeId, documentDate: '2026-02-02', purpose: 'Giao thép đi Bắc Ninh' },
      ...{ lines: [{ businessExpenseId: await category(), amount }], ...more },
    }),
  )

/** Asks for the approval of a ticket, and approves it. */
export async function approve(draft: Row): ReturnType<typeof take> {
  const approverId = await userId()
  const asked = await take('expense-tickets', draft, 'request', { values: { approverId } })
  return asked.status === 200 ? take('expense-tickets', asked.body, 'approve') : asked
}

/** A ticket that is approved. */
export const approvedTicket = async (...given: Parameters<typeof ticket>): Promise<Row> =>
  answered(approve(await ticket(...given)))

/** An unpaid slip of one line, from a fund that has the money. */
export const slip = async (employeeId: string, type: string, cost: string, more: object = {}): Promise<Row> =>
  answered(
    (await superAdmin()).post('/payment-slips', {
      ...{ type, employeeId, documentDate: '2026-02-03', payer: 'Thủ quỹ', attachmentName: 'Giấy đề nghị' },
      ...{ fundId: await richFund(), lines: [{ itemName: 'Chi đi đường', cost, quantity: '1' }], ...more },
    }),
  )

export const pay = (row: Row) => take('payment-slips', row, 'pay')

/** A slip that is paid. */
export const paidSlip = async (...given: Parameters<typeof slip>): Promise<Row> => answered(pay(await slip(...given)))

/** What an employee owes, in dong; below zero what they are owed. */
export const advanceOf = async (id: string): Promise<string> =>
  (await answered((await superAdmin()).get(`/employees/${id}`))).debt

/** Changes how the company works. */
export const settings = async (values: object): Promise<void> => {
  await answered((await superAdmin()).patch('/company-settings', values))
}
