import { test } from '@japa/runner'
import { progresses } from '@barem/resources/calc/progress'
import {
  balancesOf,
  belongsTo,
  belongsToMany,
  checkLedgerSums,
  counts,
  defineLedger,
  defineRegistry,
  defineResource,
  isStored,
  money,
  select,
  text,
  type DefinitionError,
} from '@barem/resources/kit'

const left = { ledger: 'debts', field: 'amount', by: 'billId' }
const given = { state: 'status', in: ['posted'], amount: 'total', left }
const choices = ['pending', 'unpaid', 'begun', 'paid'] as const

const bills = (paidBy: object, words: readonly string[] = choices, more: object = {}) =>
  defineResource('bills', {
    fields: {
      name: text({ required: true }),
      status: select(['draft', 'posted'], { default: 'draft' }),
      total: money(),
      paid: select(words, { readOnly: true, paidBy, ...more } as never),
    },
  })

const errorOf = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    const { code, path } = error as DefinitionError
    return `${code} ${path}`
  }
}

test.group('what is paid of a document', () => {
  test('is in no column', ({ assert }) => assert.isFalse(isStored(bills(given).fields.paid)))

  for (const [what, path, work] of [
    ['a state that is not there', 'paidBy.state', () => bills({ ...given, state: 'phase' })],
    ['a state without such a choice', 'paidBy.in', () => bills({ ...given, in: ['sent'] })],
    ['an amount that is no money', 'paidBy.amount', () => bills({ ...given, amount: 'status' })],
    ['other than four choices', 'choices', () => bills(given, choices.slice(1))],
    ['a value of a new row', 'default', () => bills(given, choices, { default: 'paid' })],
  ] as const)
    test(`refuses ${what}`, ({ assert }) => assert.equal(errorOf(work), `E_PAID_BY bills.fields.paid.${path}`))
})

test.group('what is paid of a document with bills of its own', () => {
  const order = (own: object, ledger = left, less?: object) =>
    defineResource('orders', {
      fields: {
        name: text({ required: true }),
        status: select(['open', 'done'], { default: 'open' }),
        paid: select(choices, {
          readOnly: true,
          paidBy: {
            state: 'status',
            in: ['done'],
            waits: ['open'],
            bills: { resource: 'bills', field: 'total', by: 'orderId', where: { status: ['posted'] }, ...own },
            left: ledger,
            ...(less && { less }),
          },
        } as never),
      },
    })
  const bill = defineResource('bills', {
    fields: {
      name: text({ required: true }),
      status: select(['draft', 'posted'], { default: 'draft' }),
      total: money(),
      orderId: belongsTo('orders'),
      moreOrderIds: belongsToMany('orders'),
    },
  })
  const debts = defineLedger('debts', {
    keys: { billId: belongsTo('bills', { required: true }), orderId: belongsTo('orders', { required: true }) },
    measures: { amount: money() },
    kinds: ['bill'],
    balances: [{ per: ['billId'], of: ['amount'] }],
  } as never)
  const linked = (...given: Parameters<typeof order>) => {
    const one = order(...given)
    defineRegistry(one, bill)
    checkLedgerSums([one as never, bill as never], [debts])
  }

  test('adds up bills that lead to it, and what is left of each', ({ assert }) =>
    assert.isNull(errorOf(() => linked({}))))
  test('adds up bills that name several documents', ({ assert }) =>
    assert.isNull(errorOf(() => linked({ also: 'moreOrderIds' }))))

  for (const [what, path, work] of [
    ['bills that are not there', 'bills.resource', () => linked({ resource: 'notes' })],
    ['bills that lead elsewhere', 'bills.by', () => linked({ by: 'name' })],
    ['bills that name several of something else', 'bills.also', () => linked({ also: 'orderId' })],
    ['bills without such a state', 'bills.where.status', () => linked({ where: { status: ['sent'] } })],
    ['what lowers other lines', 'less.0.lines', () => linked({}, left, [{ ...left, lines: 'orders.lines' }])],
    ['what is left of the document itself', 'left.by', () => linked({}, { ...left, by: 'orderId' })],
  ] as const)
    test(`refuses ${what}`, ({ assert }) => assert.equal(errorOf(work), `E_SUM orders.fields.paid.paidBy.${path}`))
})

test.group('a ledger of one of several documents of a customer', () => {
  const options = {
    keys: {
      customerId: belongsTo('customers', { required: true }),
      billId: belongsTo('bills'),
      paymentId: belongsTo('payments'),
    },
    oneOf: ['billId', 'paymentId'],
    measures: { amount: money() },
    kinds: ['bill'],
    balances: ['customerId', 'billId', 'paymentId'].map((key) => ({ per: [key], of: ['amount'] })),
  }

  test('counts all entries by the customer', ({ assert }) => {
    const ledger = defineLedger('debts', options as never)
    assert.deepEqual(
      ledger.balances.map((balance) => counts(ledger, balance)),
      [true, false, false],
    )
    const names = balancesOf(ledger, { customerId: 'a', billId: 'b' }).map(({ name }) => name)
    assert.deepEqual(names, ['by_customer', 'by_bill'])
  })

  test('keeps no balance per two of them', ({ assert }) => {
    const balances = [...options.balances, { per: ['billId', 'paymentId'], of: ['amount'] }]
    assert.equal(
      errorOf(() => defineLedger('debts', { ...options, balances } as never)),
      'E_LEDGER debts.balances.3.per',
    )
  })
})

test.group('an order', () => {
  const line = { quantity: '10' }

  test('is done once what was issued is invoiced too, closed or not', ({ assert }) => {
    const sold = (issued: string, invoiced: string, isClosed = false) =>
      progresses.sold({}, [
        { line: { ...line, isClosed }, done: issued },
        { line: { isClosed, quantity: issued }, done: invoiced, follows: true },
      ])
    assert.deepEqual(
      [sold('0', '0'), sold('4', '4'), sold('10', '4'), sold('10', '10')],
      ['none', 'begun', 'begun', 'done'],
    )
    assert.deepEqual([sold('4', '0', true), sold('4', '4', true)], ['begun', 'done'])
  })
})
