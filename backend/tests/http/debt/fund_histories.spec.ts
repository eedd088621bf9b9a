import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { times } from '#tests/support/soak'
import { answered, balanceOf, faults, fund, take, type Row } from './owing.ts'

/** What happens to two cash funds and an account that may be overdrawn. */
const step = fc.record({
  what: fc.constantFrom('in', 'in', 'out', 'transfer', 'transfer', 'undo'),
  from: fc.nat(2),
  to: fc.nat(2),
  amount: fc.integer({ min: 1, max: 900 }),
  day: fc.integer({ min: 1, max: 28 }),
  which: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Money of a fund on a day, below zero where it left. */
type Move = readonly [fund: number, day: string, amount: number]
type Standing = { resource: string; row: Row; day: string; moves: readonly Move[] }

const dayOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const LENDING = 2

/** A plain list of what moved, by which a posting is allowed or not. */
class Model {
  readonly moves: Move[] = []

  of = (place: number, upTo = '9999') =>
    this.moves.filter(([of, day]) => of === place && day <= upTo).reduce((all, [, , amount]) => all + amount, 0)

  /** Whether no cash fund that money leaves would be below zero at the end of a day since. */
  allows(moves: readonly Move[]): boolean {
    const next = new Model()
    next.moves.push(...this.moves, ...moves)
    return moves
      .filter(([place, , amount]) => amount < 0 && place !== LENDING)
      .every(([place, first]) =>
        [first, ...next.moves.map(([, day]) => day)].every((day) => day < first || next.of(place, day) >= 0),
      )
  }
}

class History {
  readonly model = new Model()
  readonly posted: Standing[] = []
  readonly funds: readonly string[]
  readonly categoryId: string

  constructor(funds: readonly string[], categoryId: string) {
    this.funds = funds
    this.categoryId = categoryId
  }

  static begin = async () =>
    new History(
      [await fund(), await fund(), await fund('bank', { overdraft: true })],
      String((await created(resourceOf('business-expenses'))).id),
    )

  #planned({ what, from, to, amount, day }: Step): [resource: string, body: object, moves: Move[]] {
    const common = { amount: String(amount), executionDate: dayOf(day) }
    if (what === 'transfer')
      return [
        'fund-transfers',
        { ...common, fromFundId: this.funds[from], toFundId: this.funds[to] },
        [
          [from, dayOf(day), -amount],
          [to, dayOf(day), amount],
        ],
      ]
    const body = { ...common, direction: what, fundId: this.funds[from], businessExpenseId: this.categoryId }
    const moves: Move[] = [[from, dayOf(day), what === 'in' ? amount : -amount]]
    return ['other-transactions', { ...body, payer: 'Người', content: 'Việc' }, moves]
  }

  /** @returns what was expected and what came */
  async take(one: Step): Promise<[expected: number, status: number]> {
    if (one.what === 'undo') return this.#undo(one)
    if (one.what === 'transfer' && one.from === one.to) return [0, 0]
    const [resource, body, moves] = this.#planned(one)
    const draft = await answered((await superAdmin()).post(`/${resource}`, body))
    const expected = this.model.allows(moves) ? 200 : 409
    const { status, body: row } = await take(resource, draft, 'request')
    if (status === 200) {
      this.model.moves.push(...moves)
      this.posted.push({ resource, row, day: dayOf(one.day), moves })
    }
    return [expected, status]
  }

  async #undo({ which, day }: Step): Promise<[expected: number, status: number]> {
    const standing = this.posted[which % Math.max(1, this.posted.length)]
    if (!standing) return [0, 0]
    const undoneOn = [dayOf(day), standing.day].toSorted().at(-1)!
    const moves = standing.moves.map(([of, , amount]): Move => [of, undoneOn, -amount])
    const expected = this.model.allows(moves) ? 200 : 409
    const { status } = await take(standing.resource, standing.row, 'undo', { comment: 'Nhầm', values: { undoneOn } })
    if (status === 200) {
      this.model.moves.push(...moves)
      this.posted.splice(this.posted.indexOf(standing), 1)
    }
    return [expected, status]
  }
}

test.group('whatever happens to funds', () => {
  test('they have what a plain list says on every day, and no cash fund is ever below zero', async ({ assert }) => {
    const client = await superAdmin()
    const histories = fc.sample(fc.array(step, { minLength: 12, maxLength: 12 }), {
      seed: DRAW,
      numRuns: times(12, 200),
    })
    const met = new Set<string>()
    for (const steps of histories) {
      const history = await History.begin()
      for (const one of steps) {
        const [expected, status] = await history.take(one)
        assert.equal(status, expected, JSON.stringify({ one, steps }))
        met.add(`${one.what} ${status}`)
      }
      for (const [place, fundId] of history.funds.entries()) {
        assert.equal(await balanceOf(fundId), String(history.model.of(place)))
        for (const day of [dayOf(7), dayOf(14), dayOf(28)]) {
          const { sum } = await answered(client.get(`/cash-book?fundId=${fundId}&from=2026-03-05&to=${day}`))
          assert.equal(sum.closing, String(history.model.of(place, day)))
          assert.equal(BigInt(sum.opening) + BigInt(sum.in) - BigInt(sum.out), BigInt(sum.closing))
          if (place !== LENDING) assert.isAtLeast(Number(sum.closing), 0)
        }
        const { sum, rows } = await answered(
          client.get(`/cash-book?fundId=${fundId}&from=${dayOf(1)}&to=${dayOf(28)}&_start=0&_end=100`),
        )
        for (let day = 1; day <= 28; day++) {
          const upTo = (rows as Row[]).filter(({ date }) => date <= dayOf(day))
          assert.equal(upTo.at(-1)?.balance ?? sum.opening, String(history.model.of(place, dayOf(day))), dayOf(day))
        }
      }
    }
    for (const what of ['in 200', 'out 200', 'out 409', 'transfer 200', 'transfer 409', 'undo 200'])
      assert.isTrue(met.has(what), `${what} never happened`)
    assert.deepEqual(await faults(), [])
  }).timeout(900_000)
})
