import { test } from '@japa/runner'
import { isSecond, isTakenOver, postedBy, type DebtItem } from '@barem/resources/debts'
import { debtLedgers, type LedgerName } from '@barem/resources/ledgers'
import { resourceOf } from '#tests/support/samples'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { AMOUNT, posting, type Posted, type Side } from './items.ts'
import {
  answered,
  customer,
  debtOf,
  faults,
  oweSince,
  owedTo,
  paid,
  paidTo,
  supplier,
  take,
  type Row,
} from './owing.ts'
import { agreesOn } from './past_days.ts'
import { advanceOf, approvedTicket, employee, paidSlip } from './spending.ts'

const DAY = '2026-02-28'
const get = async (path: string) => answered((await superAdmin()).get(path))
const getRows = async (path: string) => (await get(path)) as unknown as Row[]

const sidesOf = ({ side }: DebtItem): Side[] => (side === 'either' ? ['debt', 'credit'] : [side])

/** Whether a document is undone: a slip is not, once it is paid. */
const isUndone = (document: string): boolean => 'undo' in (resourceOf(document).states?.actions ?? {})

const undo = async (document: string, { id }: Row) =>
  take(document, await get(`/${document}/${id}`), 'undo', { comment: 'Nhầm' })

/** A payment uses up a part of an item of a customer or a supplier: a line names a debt, and what is held goes back. */
const byPayment =
  (pay: typeof paid | typeof paidTo, back: string) =>
  (partyId: string, key: string, side: Side, { id }: Posted, amount: string): Promise<Row> =>
    side === 'debt'
      ? pay(partyId, amount, { allocations: [{ [key]: id, amount }] })
      : pay(partyId, amount, { kind: back })

/** A claim clears an advance, and a slip pays a claim. */
const bySlip = (employeeId: string, key: string, side: Side, { id }: Posted, amount: string): Promise<Row> =>
  side === 'debt'
    ? approvedTicket(employeeId, 'reimbursement', amount)
    : paidSlip(employeeId, 'reimbursement', amount, key === 'expenseTicketId' ? { expenseTicketId: id } : {})

/** What differs from one ledger of debts to another: who they are of, and where they are listed. */
const sides = {
  receivables: {
    party: customer,
    balanceOf: debtOf,
    path: 'receivables',
    use: byPayment(paid, 'refund'),
    uses: ['debt-transactions', 'debt-transactions'],
    list: 'debts-by-document',
    entries: 'debt-tracking/entries',
  },
  payables: {
    party: supplier,
    balanceOf: owedTo,
    path: 'payables',
    use: byPayment(paidTo, 'supplier_refund'),
    uses: ['debt-transactions', 'debt-transactions'],
    list: 'payables-by-document',
    entries: 'payables/entries',
  },
  employeeDebts: {
    party: employee,
    balanceOf: advanceOf,
    path: 'employee-debts',
    use: bySlip,
    uses: ['expense-tickets', 'payment-slips'],
    list: 'advances-by-document',
    entries: 'employee-debts/entries',
  },
} as const

for (const { ledger, items, party } of debtLedgers)
  for (const item of items as readonly DebtItem[])
    for (const side of sidesOf(item)) {
      const balance = side === 'debt' ? AMOUNT : -AMOUNT
      const own = sides[ledger as keyof typeof sides]
      const posters: Readonly<Record<string, ((id: string, of: Side) => Promise<Posted>) | null>> =
        posting[ledger as keyof typeof posting]
      const poster = posters[item.key]
      if (!poster) continue
      const post = (partyId: string) => poster(partyId, side)
      const agrees = (assert: Parameters<typeof agreesOn>[0], partyId: string, day: string) =>
        agreesOn(assert, partyId, day, ledger satisfies LedgerName)

      test.group(`${item.key} as a ${side} of ${ledger}`, (group) => {
        group.setup(() => oweSince('2026-01-01'))
        group.teardown(() => oweSince(null))

        test('stands in all that shows debts, under its own number', async ({ assert }) => {
          const partyId = await own.party()
          const { id, code, row } = await post(partyId)
          const open = await getRows(`/${own.path}/open?${party}=${partyId}`)
          assert.lengthOf(open, 1)
          assert.containsSubset(open[0], { key: item.key, id, side, open: String(AMOUNT), code, orderId: null })
          const { rows, sum } = await get(`/${own.path}/card?${party}=${partyId}&asOf=${DAY}`)
          // An item may need others before it, such as what is returned of an invoice.
          const moved = rows.find(({ documentId }: Row) => documentId === row.id)
          const move = { document: postedBy(item), documentId: row.id, code, amount: String(balance) }
          assert.containsSubset(moved, { ...move, balance: String(balance) })
          assert.equal(moved.kind === null, item.kind === null && !isSecond(items, item))
          assert.equal(moved.date !== moved.documentDate, isTakenOver(item))
          assert.equal(moved.dueDate === null, side === 'credit')
          assert.equal(sum.closing, String(balance))
          for (const day of ['2026-01-01', DAY, '2026-12-31'])
            assert.equal(await agrees(assert, partyId, day), day === '2026-01-01' ? 0 : balance, day)
        })

        test('is listed by document where it is owed, else as money that pays nothing yet', async ({ assert }) => {
          const partyId = await own.party()
          const { id, code } = await post(partyId)
          const named = await getRows(`/${own.list}?${party}=${partyId}&asOf=${DAY}`)
          if (side === 'credit') assert.notInclude(JSON.stringify(named), id)
          else
            assert.containsSubset(named, [
              {
                of: item.name,
                code,
                owed: String(AMOUNT),
                paymentStatus: 'unpaid',
                ...(!isSecond(items, item) && { id }),
              },
            ])
          const answer = await (await superAdmin()).get(`/${own.entries}?${item.key}=${id}`)
          const entries = answer.body as Row[]
          assert.deepEqual(
            entries.map((entry) => [entry.document, entry.code, entry.amount, entry.owedAfter]),
            [[postedBy(item), code, String(balance), String(balance)]],
          )
        })

        test('is not undone while it is used, and leaves nothing once it is', async ({ assert }) => {
          const partyId = await own.party()
          const posted = await post(partyId)
          const payment = await own.use(partyId, item.key, side, posted, '400000')
          if (isUndone(postedBy(item)))
            assert.deepEqual(refused(await undo(postedBy(item), posted.row)), [`comment:${item.usedRule}`])
          const left = side === 'debt' ? AMOUNT - 400_000 : 400_000 - AMOUNT
          assert.equal(await agrees(assert, partyId, '2026-12-31'), left)
          const using = own.uses[side === 'debt' ? 0 : 1]
          // Slips are never undone: others take back what they gave, or pay what is left.
          if (isUndone(using)) assert.equal((await undo(using, payment)).status, 200)
          if (isUndone(using) && isUndone(postedBy(item)))
            assert.equal((await undo(postedBy(item), posted.row)).status, 200)
          else await own.use(partyId, item.key, side, posted, String(isUndone(using) ? AMOUNT : Math.abs(left)))
          assert.equal(await own.balanceOf(partyId), '0')
          assert.isEmpty(await getRows(`/${own.path}/open?${party}=${partyId}`))
          assert.deepEqual(await faults(), [])
        })
      })
    }
