import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { refused } from '../stock/receiving.ts'
import { answered, richFund, fund, type Row } from './owing.ts'
import { approvedTicket, employee, paidSlip, pay, slip, ticket } from './spending.ts'

const fromTicket = async ({ id }: Row): Promise<Row> =>
  answered((await superAdmin()).get(`/payment-slips/from/expenseTicketId/${id}`))

const costs = ({ lines }: Row) => lines.lines.map(({ itemName, cost }: Row) => [itemName, cost])

const category = async (name: string) =>
  (await answered((await superAdmin()).post('/business-expenses', { name: `${name} ${crypto.randomUUID()}` }))) as Row

/** An approved ticket of two things that were spent, 500 and 1,250. */
async function twoThings(employeeId: string, type: string) {
  const [hotel, fuel] = [await category('Nhà nghỉ'), await category('Dầu')]
  const lines = [
    { businessExpenseId: hotel.id, content: 'Hai đêm', amount: '500' },
    { businessExpenseId: fuel.id, amount: '1250' },
  ]
  const asked = await approvedTicket(employeeId, type, '0', { lines, note: 'Xe 51C' })
  return { asked, hotel: hotel.name, fuel: fuel.name }
}

const shown = async ({ id }: Row): Promise<Row> => answered((await superAdmin()).get(`/expense-tickets/${id}`))

test.group('a slip that is made from a ticket', () => {
  test('begins with its lines, its employee and its note', async ({ assert }) => {
    const employeeId = await employee()
    const { asked, hotel, fuel } = await twoThings(employeeId, 'advance')
    const made = await fromTicket(asked)
    const { values } = made
    assert.deepEqual(
      [values.employeeId, values.type, values.content, values.note],
      [employeeId, 'advance', asked.purpose, 'Xe 51C'],
    )
    assert.deepEqual(costs(made), [
      [hotel, '500'],
      [fuel, '1250'],
    ])
    assert.deepInclude(made.lines.lines[0], { purpose: 'Hai đêm' })
  })

  test('begins with what is still to be paid of it, the last of its lines', async ({ assert }) => {
    const employeeId = await employee()
    await paidSlip(employeeId, 'advance', '700')
    const { asked, fuel } = await twoThings(employeeId, 'reimbursement')
    assert.equal((await shown(asked)).toPay, '1050')
    assert.deepEqual(costs(await fromTicket(asked)), [[fuel, '1050']])
  })

  test('is offered as long as something of the ticket is to be paid', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const { asked } = await twoThings(employeeId, 'advance')
    assert.deepEqual(
      [(await shown(asked)).toPay, (await shown(asked)).makes],
      ['1750', ['payment-slips.expenseTicketId']],
    )
    const more = { expenseTicketId: asked.id, fundId }
    await paidSlip(employeeId, 'advance', '1000', more)
    assert.deepEqual(
      costs(await fromTicket(asked)).map(([, cost]: string[]) => cost),
      ['750'],
    )
    await paidSlip(employeeId, 'advance', '750', { ...more, openReason: 'Phần còn lại' })
    const now = await shown(asked)
    assert.deepEqual([now.toPay, now.makes], ['0', []])
  })

  test('is open on its ticket again once a wrong slip is given back in full, and until then is not', async ({
    assert,
  }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const asked = await approvedTicket(employeeId, 'advance', '1000')
    const more = { expenseTicketId: asked.id, fundId }
    const wrong = await paidSlip(employeeId, 'advance', '1000', more)
    const giveBack = (amount: string) => paidSlip(employeeId, 'advance_return', amount, { slipId: wrong.id, fundId })
    const left = async () => {
      const { toPay, paid, makes } = await shown(asked)
      const { toReturn, makes: ofSlip } = await answered((await superAdmin()).get(`/payment-slips/${wrong.id}`))
      return [toPay, paid, makes.length, toReturn, ofSlip.length]
    }
    assert.deepEqual(await left(), ['0', '1000', 0, '1000', 1])
    await giveBack('400')
    assert.deepEqual(await left(), ['0', '1000', 0, '600', 1])
    await giveBack('600')
    assert.deepEqual(await left(), ['1000', '0', 1, '0', 0])
    await paidSlip(employeeId, 'advance', '1000', more)
    assert.deepEqual(await left(), ['0', '1000', 0, '0', 0])
    assert.deepEqual(refused(await pay(await slip(employeeId, 'advance', '1', more))), [
      'lines:overTicket',
      'openReason:advanceOpen',
    ])
  })

  test('that paid a claim may come back as far as it did not', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const asked = await approvedTicket(employeeId, 'reimbursement', '1000')
    const paid = await paidSlip(employeeId, 'reimbursement', '1000', { expenseTicketId: asked.id, fundId })
    const shownSlip = async (id: string) => answered((await superAdmin()).get(`/payment-slips/${id}`))
    assert.equal((await shownSlip(paid.id)).toReturn, '1000')
    const back = await paidSlip(employeeId, 'advance_return', '300', { slipId: paid.id, fundId })
    assert.equal((await shownSlip(paid.id)).toReturn, '700')
    assert.deepEqual((await shownSlip(back.id)).makes, [])
  })

  test('that brings money back begins with what may still come back, the last of its lines', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const lines = [
      { itemName: 'Bốc xếp', cost: '400', quantity: '1' },
      { itemName: 'Vé phà', cost: '700', quantity: '3' },
    ]
    const { id: slipId } = await paidSlip(employeeId, 'advance', '0', {
      fundId,
      lines,
      content: 'Giao thép đi Bắc Ninh',
    })
    const made = async () => answered((await superAdmin()).get(`/payment-slips/from/slipId/${slipId}`))
    const fromSlip = async () => costs(await made())
    assert.equal((await made()).values.content, 'Giao thép đi Bắc Ninh')
    assert.deepEqual(await fromSlip(), [
      ['Bốc xếp', '400'],
      ['Vé phà', '2100'],
    ])
    await approvedTicket(employeeId, 'reimbursement', '1750')
    assert.deepEqual(await fromSlip(), [['Vé phà', '750']])
  })

  test('waits for nothing of a ticket that is not approved', async ({ assert }) => {
    const draft = await ticket(await employee(), 'advance', '100')
    assert.equal((await shown(draft)).toPay, '0')
  })

  test('is not paid from a fund that is out of use', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await fund()]
    const client = await superAdmin()
    await answered(client.patch(`/funds/${fundId}`, { status: 'inactive' }))
    const draft = await client.post('/payment-slips', { type: 'advance', employeeId, fundId })
    assert.deepEqual(refused(draft), ['fundId:unusable'])
    const paymentMethodId = (
      await created(resourceOf('payment-methods'), { name: crypto.randomUUID(), fundId: await richFund() })
    ).id
    const { fundId: taken } = await slip(employeeId, 'advance', '5', { fundId: null, paymentMethodId })
    await answered(client.patch(`/funds/${taken}`, { status: 'inactive' }))
    const later = await slip(employeeId, 'advance', '5', { fundId: null, paymentMethodId })
    assert.deepEqual([later.fundId, refused(await pay(later))], [null, ['fundId:required']])
  })
})
