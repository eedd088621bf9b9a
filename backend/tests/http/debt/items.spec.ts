import { test } from '@japa/runner'
import { isTakenOver, postedBy, type DebtItem, type ReceivableKey } from '@barem/resources/debts'
import { debtLedgers } from '@barem/resources/ledgers'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { AMOUNT, posting, type Posted, type Side } from './items.ts'
import { answered, customer, debtOf, faults, paid, take, type Row } from './owing.ts'
import { agreesOn } from './past_days.ts'

const DAY = '2026-02-28'
const get = async (path: string) => answered((await superAdmin()).get(path))
const getRows = async (path: string) => (await get(path)) as unknown as Row[]

const sidesOf = ({ side }: DebtItem): Side[] => (side === 'either' ? ['debt', 'credit'] : [side])

const undo = async (document: string, { id }: Row) =>
  take(document, await get(`/${document}/${id}`), 'undo', { comment: 'Nhầm' })

/** Uses up a part of an item: a debt is paid by a line that names it, and what is held goes back. */
const used = (item: DebtItem, side: Side, customerId: string, { id }: Posted): Promise<Row> =>
  side === 'debt'
    ? paid(customerId, '400000', { allocations: [{ [item.key]: id, amount: '400000' }] })
    : paid(customerId, '400000', { kind: 'refund' })

for (const { ledger, items } of debtLedgers)
  for (const item of items as readonly DebtItem<ReceivableKey>[])
    for (const side of sidesOf(item)) {
      const balance = side === 'debt' ? AMOUNT : -AMOUNT

      test.group(`${item.key} as a ${side} of ${ledger}`, () => {
        test('stands in all that shows debts, under its own number', async ({ assert }) => {
          const customerId = await customer()
          const posted = await posting[item.key](customerId, side)
          const { id, code, row } = posted
          const open = await getRows(`/${ledger}/open?customerId=${customerId}`)
          assert.lengthOf(open, 1)
          assert.containsSubset(open[0], { key: item.key, id, side, open: String(AMOUNT), code, orderId: null })
          const { rows, sum } = await get(`/${ledger}/card?customerId=${customerId}&asOf=${DAY}`)
          // An item may need others before it, such as what is returned of an invoice.
          const own = rows.find(({ documentId }: Row) => documentId === row.id)
          const move = { document: postedBy(item), documentId: row.id, code, amount: String(balance) }
          assert.containsSubset(own, { ...move, balance: String(balance) })
          assert.equal(own.kind === null, item.kind === null)
          assert.equal(own.date !== own.documentDate, isTakenOver(item))
          assert.equal(own.dueDate === null, side === 'credit')
          assert.equal(sum.closing, String(balance))
          for (const day of ['2026-01-01', DAY, '2026-12-31'])
            assert.equal(await agreesOn(assert, customerId, day), day === '2026-01-01' ? 0 : balance, day)
        })

        test('is listed by document where it is owed, else as money that pays nothing yet', async ({ assert }) => {
          const customerId = await customer()
          const { id, code } = await posting[item.key](customerId, side)
          const named = await getRows(`/debts-by-document?customerId=${customerId}&asOf=${DAY}`)
          const { sum } = await get(`/debt-tracking?customerId=${customerId}&asOf=${DAY}`)
          if (side === 'credit') {
            assert.notInclude(
              named.map((row) => row.id),
              id,
            )
            assert.deepEqual([sum.owed, sum.unapplied], ['0', String(-AMOUNT)])
          } else {
            assert.containsSubset(named, [{ id, of: item.name, code, owed: String(AMOUNT), paymentStatus: 'unpaid' }])
            assert.deepEqual([sum.owed, sum.unapplied], [String(AMOUNT), '0'])
          }
          const answer = await (await superAdmin()).get(`/debt-tracking/entries?${item.key}=${id}`)
          const entries = answer.body as Row[]
          assert.deepEqual(
            entries.map((entry) => [entry.document, entry.code, entry.amount, entry.owedAfter]),
            [[postedBy(item), code, String(balance), String(balance)]],
          )
        })

        test('is not undone while it is used, and leaves nothing once it is', async ({ assert }) => {
          const customerId = await customer()
          const posted = await posting[item.key](customerId, side)
          const payment = await used(item, side, customerId, posted)
          assert.deepEqual(refused(await undo(postedBy(item), posted.row)), [`comment:${item.usedRule}`])
          const left = side === 'debt' ? AMOUNT - 400_000 : 400_000 - AMOUNT
          assert.equal(await agreesOn(assert, customerId, '2026-12-31'), left)
          assert.equal((await undo('debt-transactions', payment)).status, 200)
          assert.equal((await undo(postedBy(item), posted.row)).status, 200)
          assert.equal(await debtOf(customerId), '0')
          assert.isEmpty(await getRows(`/${ledger}/open?customerId=${customerId}`))
          assert.deepEqual(await faults(), [])
        })
      })
    }
