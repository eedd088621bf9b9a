import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { superAdmin } from '#tests/support/documents/lives'
import { times } from '#tests/support/soak'
import { answered, balanceOf, faults, fund, take, type Row } from './owing.ts'
import { agreesOn } from './past_days.ts'
import { advanceOf, approve, approvedTicket, employee, pay, slip, ticket } from './spending.ts'

const OPENING = 3_000
const LEDGER = 'employeeDebts'

const step = fc.record({
  what: fc.constantFrom('advance', 'claim', 'claim', 'pay', 'back', 'undo'),
  amount: fc.integer({ min: 1, max: 900 }),
  which: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A claim in force: what is still owed of it. */
interface Claim {
  row: Row
  amount: number
  open: number
}

/** What one employee holds and is owed by a plain list, beside what the server says of them and of their fund. */
class History {
  readonly employeeId: string
  readonly fundId: string
  /** What is open of each advance, in the order in which they were paid. */
  readonly advances: number[] = []
  readonly claims: Claim[] = []
  fund = OPENING

  constructor(employeeId: string, fundId: string) {
    this.employeeId = employeeId
    this.fundId = fundId
  }

  static async begin(): Promise<History> {
    const fundId = await fund()
    const lines = [{ fundId, amount: String(OPENING) }]
    const draft = await answered((await superAdmin()).post('/opening-funds', { openedOn: '2026-01-01', lines }))
    await answered(take('opening-funds', draft, 'post'))
    return new History(await employee(), fundId)
  }

  get balance(): number {
    const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)
    return sum(this.advances) - sum(this.claims.map(({ open }) => open))
  }

  /** Takes from advances, the first one first. @returns what of the amount was there */
  #clear(amount: number): number {
    let left = amount
    for (const [place, open] of this.advances.entries()) {
      const part = Math.min(open, left)
      this.advances[place] = open - part
      left -= part
    }
    return amount - left
  }

  async #slip(type: string, amount: number, more: object = {}): Promise<number> {
    const body = { fundId: this.fundId, openReason: type === 'advance' ? 'Chuyến nữa' : undefined, ...more }
    return (await pay(await slip(this.employeeId, type, String(amount), body))).status
  }

  /** @returns the answer that was expected, and the one that came */
  async take({ what, amount, which }: Step): Promise<[expected: number, status: number]> {
    if (what === 'claim') {
      const row = await approvedTicket(this.employeeId, 'reimbursement', String(amount))
      this.claims.push({ row, amount, open: amount - this.#clear(amount) })
      return [200, 200]
    }
    if (what === 'advance') {
      const expected = amount <= this.fund ? 200 : 409
      const status = await this.#slip('advance', amount)
      if (status === 200) {
        this.advances.push(amount)
        this.fund -= amount
      }
      return [expected, status]
    }
    if (what === 'back') {
      const held = this.advances.reduce((whole, one) => whole + one, 0)
      const status = await this.#slip('advance_return', amount)
      if (status === 200) {
        this.#clear(amount)
        this.fund += amount
      }
      return [amount <= held ? 200 : 422, status]
    }
    const claim = this.claims[which % Math.max(1, this.claims.length)]
    if (!claim) return [0, 0]
    return what === 'pay' ? this.#pay(claim, amount) : this.#undo(claim)
  }

  async #pay(claim: Claim, amount: number): Promise<[expected: number, status: number]> {
    const expected = amount > claim.open ? 422 : amount > this.fund ? 409 : 200
    const status = await this.#slip('reimbursement', amount, { expenseTicketId: claim.row.id })
    if (status === 200) {
      claim.open -= amount
      this.fund -= amount
    }
    return [expected, status]
  }

  /** A claim that nothing was paid of and that cleared nothing is undone, and leaves nothing. */
  async #undo(claim: Claim): Promise<[expected: number, status: number]> {
    if (claim.open !== claim.amount) return [0, 0]
    const { status } = await take('expense-tickets', claim.row, 'undo', { comment: 'Nhầm' })
    if (status === 200) this.claims.splice(this.claims.indexOf(claim), 1)
    return [200, status]
  }
}

test.group('whatever an employee is given, claims and brings back', () => {
  test('what they hold, the fund and the lists of debts are what a plain list says', async ({ assert }) => {
    const histories = fc.sample(fc.array(step, { minLength: 8, maxLength: 8 }), { seed: DRAW, numRuns: times(8, 100) })
    const met = new Set<string>()
    for (const steps of histories) {
      const history = await History.begin()
      for (const one of steps) {
        const [expected, status] = await history.take(one)
        assert.equal(status, expected, JSON.stringify({ one, steps }))
        met.add(`${one.what} ${status}`)
        assert.equal(await advanceOf(history.employeeId), String(history.balance), JSON.stringify({ one, steps }))
      }
      assert.equal(await balanceOf(history.fundId), String(history.fund))
      assert.equal(await agreesOn(assert, history.employeeId, '2026-12-31', LEDGER), history.balance)
      const { sum } = await answered((await superAdmin()).get(`/cash-book?fundId=${history.fundId}`))
      assert.equal(sum.closing, String(history.fund))
    }
    for (const what of ['advance 200', 'claim 200', 'back 422', 'pay 422'])
      assert.isTrue(met.has(what), `${what} never happened`)
    assert.deepEqual(await faults(), [])
  }).timeout(900_000)

  test('two claims at once clear an advance once', async ({ assert }) => {
    const history = await History.begin()
    await history.take({ what: 'advance', amount: 500, which: 0 })
    const claims = [300, 300].map((amount) => ticket(history.employeeId, 'reimbursement', String(amount)))
    await Promise.all((await Promise.all(claims)).map((draft) => answered(approve(draft))))
    assert.equal(await advanceOf(history.employeeId), '-100')
    assert.equal(await agreesOn(assert, history.employeeId, '2026-12-31', LEDGER), -100)
    assert.deepEqual(await faults(), [])
  })
})
