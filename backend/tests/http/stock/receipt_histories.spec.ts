import { test } from '@japa/runner'
import fc from 'fast-check'
import { dong, exact } from '@barem/resources/calc/exact'
import { dayInVietnam } from '@barem/resources/kit'
import { superAdmin } from '#tests/support/documents/lives'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { issue, leave } from './issuing.ts'
import { bought, contract, receiptBody, receive, refused, take } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand, product, warehouse } from './stock.ts'

const BAREM = 18.486
const BOUGHT = 100
const TOLERANCE = 10

/** Goods that come or leave, or a receipt that is taken back; scales are off the barem by thousandths. */
const step = fc.record({
  what: fc.constantFrom('receive', 'receive', 'receive', 'undo', 'issue'),
  ofContract: fc.boolean(),
  pieces: fc.integer({ min: 1, max: 60 }),
  scale: fc.integer({ min: 990, max: 1009 }),
  price: fc.integer({ min: 1, max: 20_000 }),
  freight: fc.integer({ min: 0, max: 300_000 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Came {
  row: any
  pieces: number
  value: number
  ofContract: boolean
}

/** What a plain list of all that came and left says. */
interface Books {
  came: Came[]
  left: number
}

const piecesOf = ({ came, left }: Books) => came.reduce((sum, { pieces }) => sum + pieces, -left)
const ofContract = ({ came }: Books) => came.reduce((sum, one) => sum + (one.ofContract ? one.pieces : 0), 0)

test.group('histories of receipts through the API', () => {
  test('leave what a plain list says, in stock, of the contract and in the ledgers, and are refused as it says', async ({
    assert,
  }) => {
    const warehouseId = await warehouse()
    let taken = 0

    const one = async (steps: readonly Step[]): Promise<void> => {
      const productId = await product()
      const row = await contract([bought(productId, String(BOUGHT), { unitPrice: '12345' })], {
        tolerance: String(TOLERANCE),
      })
      const books: Books = { came: [], left: 0 }

      const arrive = async ({ ofContract: isOf, pieces, scale, price, freight }: Step): Promise<void> => {
        const kg = exact.mul(pieces, BAREM).times(scale).div(1000).toFixed(2)
        const line = { productId, quantity: String(pieces), actualWeight: kg, priceType: 'actual_kg' }
        const lines = [{ ...line, ...(isOf ? { contractLineId: row.lines[0].id } : { unitPrice: String(price) }) }]
        const more = { freight: String(freight), ...(isOf && { contractId: row.id }) }
        // A token lasts for less than all histories take.
        const client = await superAdmin()
        const draft = await client.post('/warehouse-receipts', await receiptBody(warehouseId, lines, more))
        const done = ofContract(books)
        // A contract of which all came is not chosen any more.
        if (isOf && done >= BOUGHT) return assert.deepEqual(refused(draft), ['contractId:unusable'])
        const answer = await receive(draft.body)
        if (isOf && done + pieces > BOUGHT * (1 + TOLERANCE / 100))
          return assert.include(refused(answer), 'lines.0.quantity:overContract_piece')
        assert.equal(answer.status, 200, JSON.stringify(answer.body))
        const value = Number(dong(exact.mul(kg, isOf ? 12345 : price))) + freight
        assert.equal(Number(answer.body.stockValue), value)
        books.came.push({ row: answer.body, pieces, value, ofContract: isOf })
      }

      const takeBack = async ({ pieces }: Step): Promise<void> => {
        const place = pieces % Math.max(1, books.came.length)
        const undone = books.came[place]
        if (!undone) return
        const answer = await take('warehouse-receipts', undone.row, 'undo', { comment: 'Thử' })
        const isThere = piecesOf(books) >= undone.pieces
        assert.equal(answer.status, isThere ? 200 : 409, JSON.stringify(answer.body))
        if (isThere) books.came.splice(place, 1)
        else assert.equal(answer.body.code, 'PRO_ERR_007')
      }

      const depart = async ({ pieces }: Step): Promise<void> => {
        const more = { purpose: 'internal', customerId: null, documentDate: dayInVietnam(new Date()) }
        const answer = await leave(await issue(warehouseId, [{ productId, quantity: String(pieces) }], more))
        const isThere = piecesOf(books) >= pieces
        assert.equal(answer.status, isThere ? 200 : 409, JSON.stringify(answer.body))
        if (isThere) books.left += pieces
      }

      const agree = async (): Promise<void> => {
        const [company, here] = [await onHand(productId), await inWarehouse(productId, warehouseId)]
        const pieces = piecesOf(books)
        assert.equal(Number(company[0] ?? 0), pieces)
        assert.deepEqual(company.slice(0, 3), here)
        if (books.left === 0) {
          const value = books.came.reduce((sum, one) => sum + one.value, 0)
          assert.equal(Number(company[3] ?? 0), value)
        }
        if (pieces === 0) assert.isTrue(company.every((figure) => Number(figure) === 0))
        const entries = await entriesOf(productId)
        assert.deepEqual(
          entries.map(({ seq }) => Number(seq)),
          entries.map((_, place) => place + 1),
        )
        let [sum, worth] = [0, 0]
        for (const entry of entries) {
          sum += Number(entry.pieces)
          worth += Number(entry.value)
          assert.deepEqual([Number(entry.by_product_pieces), Number(entry.by_product_value)], [sum, worth])
        }
        const done = ofContract(books)
        const { status } = (await (await superAdmin()).get(`/purchase-contracts/${row.id}`)).body
        assert.equal(status, done >= BOUGHT ? 'done' : done > 0 ? 'in_progress' : 'approved')
      }

      const how = { receive: arrive, undo: takeBack, issue: depart }
      for (const next of steps) {
        await how[next.what as keyof typeof how](next)
        await agree()
        taken++
      }
    }

    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), one), {
      numRuns: times(20, 500),
      seed: DRAW,
      endOnFailure: true,
    })
    assert.isAbove(taken, 60)
    assert.deepEqual(await faults(), [])
  }).timeout(times(180_000, 3_600_000))
})
