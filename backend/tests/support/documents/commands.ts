import { Assert } from '@japa/assert'
import fc from 'fast-check'
import type pg from 'pg'
import { call, type Answer } from '#tests/support/client'
import { broken, ordersIn } from './invariants.ts'
import { actions, expected, type Move, type Order } from './moves.ts'

/** What answers so far say that there is. */
export interface Model {
  orders: Order[]
  /** Decisions that were answered with 200, by order. */
  decisions: Map<string, number>
}

export interface Person {
  id: string
  token: string
}

/** The server under test, who takes part, and its database. */
export interface Real {
  people: readonly Person[]
  client: pg.Client
  /** Body of a new order with a quantity of its own. */
  order: (approverId: string | null) => Promise<Record<string, unknown>>
  /** Goods that no order had before. */
  lines: () => Promise<unknown[]>
  /** Numbers of the orders made here count in a month of their own, such as `3107`. */
  month: string
  /** How often each move had each answer, such as `approve 200`. */
  met: Map<string, number>
}

const assert = new Assert()

type Command = fc.AsyncCommand<Model, Real>

const send = (
  real: Real,
  by: number,
  method: string,
  path: string,
  body?: unknown,
  key: string = crypto.randomUUID(),
): Promise<Answer> =>
  call(method, path, {
    token: real.people[by]!.token,
    body,
    headers: method === 'POST' ? { 'idempotency-key': key } : {},
  })

const said = ({ status, body }: Answer) => `${status} ${body?.code ?? ''} ${JSON.stringify(body?.errors ?? [])}`

async function perform(real: Real, { id, version }: Order, { what, by, approver }: Move): Promise<Answer> {
  const path = `/sales-orders/${id}`
  if (what === 'delete') return send(real, by, 'DELETE', path)
  if (what === 'note') return send(real, by, 'PATCH', path, { version, note: crypto.randomUUID() })
  if (what === 'edit')
    return send(real, by, 'PATCH', path, {
      version,
      approverId: approver === null ? null : real.people[approver]!.id,
      lines: await real.lines(),
    })
  return send(real, by, 'POST', `${path}/${what}`, {
    version,
    ...(['reject', 'cancel', 'revise'].includes(what) && { comment: 'Vì thế' }),
  })
}

const added = (model: Model, { body }: Answer, approver: number | null) =>
  void model.orders.push({
    id: body.id,
    version: body.version,
    state: 'draft',
    approver,
    requester: null,
    numbered: false,
    revision: 0,
    asked: null,
  })

/** Brings the model to what a move that succeeded made of an order. */
async function settle(model: Model, real: Real, order: Order, move: Move, { body }: Answer) {
  if (move.what === 'delete') return void model.orders.splice(model.orders.indexOf(order), 1)
  assert.equal(body.version, order.version + 1, `${move.what} is one version`)
  Object.assign(order, expected(order, move).after, { version: body.version })
  if (move.what === 'approve' || move.what === 'reject')
    model.decisions.set(order.id, (model.decisions.get(order.id) ?? 0) + 1)
  if (move.what === 'request') order.asked = (await ordersIn(real.client, [order.id])).get(order.id)!.content
  if (order.state !== 'pending' && order.state !== 'approved') order.asked = null
}

const check = async (model: Model, real: Real) =>
  assert.deepEqual(await broken(real.client, model.orders, model.decisions, real.month), [])

/**
 * What became of an order to which all of this was done at once: of those who change it one who may succeeds, and the
 * others are told.
 * A removal needs no version, so that it may come before or after.
 */
async function race(model: Model, real: Real, order: Order, moves: readonly Move[], answers: readonly Answer[]) {
  const before = { ...order }
  const told = `${before.state} (approver ${before.approver}, requester ${before.requester}): ${moves.map(({ what, by }, place) => `${what} by ${by}: ${said(answers[place]!)}`).join(', ')}`
  const won = (removal: boolean) =>
    moves.flatMap(({ what }, place) =>
      (what === 'delete') === removal && answers[place]!.status === 200 ? [place] : [],
    )
  const [changes, removals] = [won(false), won(true)]
  const able = (state: Order, removal: boolean) =>
    moves.some((move) => (move.what === 'delete') === removal && expected(state, move).after !== null)
  assert.isTrue(changes.length <= 1 && removals.length <= 1, `more than one: ${told}`)
  if (removals.length === 0) assert.equal(changes.length, able(before, false) ? 1 : 0, told)
  for (const place of [...changes, ...removals]) {
    assert.include(expected(order, moves[place]!).statuses, 200, told)
    await settle(model, real, order, moves[place]!, answers[place]!)
  }
  if (removals.length === 0) assert.isFalse(able(order, true), `could have gone: ${told}`)
  const late = [...(changes.length > 0 ? [409] : []), ...(removals.length > 0 ? [404] : [])]
  for (const [place, move] of moves.entries())
    if (answers[place]!.status !== 200)
      assert.include(
        [
          ...expected(before, move).statuses.filter((status) => status !== 200),
          ...(changes.length > 0 ? expected(order, move).statuses : []),
          ...late,
        ],
        answers[place]!.status,
        told,
      )
}

/** Somebody makes an order; sent twice with one key, it is made once. */
const create = (by: number, approver: number | null, twice: boolean): Command => ({
  check: () => true,
  toString: () => `create(${by}${twice ? ', sent twice' : ''})`,
  async run(model, real) {
    const body = await real.order(approver === null ? null : real.people[approver]!.id)
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      (twice ? [1, 2] : [1]).map(() => send(real, by, 'POST', '/sales-orders', body, key)),
    )
    for (const answer of answers) assert.equal(answer.status, 201, said(answer))
    assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 1)
    assert.equal(
      answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true').length,
      answers.length - 1,
    )
    added(model, answers[0]!, approver)
    await check(model, real)
  },
})

/**
 * A move, and which of the orders it is about; one that `fits` looks for an order and a person for whom it is right.
 */
interface Aimed {
  move: Move
  at: number
  fits: boolean
}

interface Taken {
  move: Move
  order: Order
}

function aimedAt({ orders }: Readonly<Model>, people: number, { move, at, fits }: Aimed): Taken {
  const everyone = Array.from({ length: people }, (_, place) => (move.by + place) % people)
  const right = orders.flatMap((order): Taken[] =>
    everyone
      .map((by) => ({ order, move: { ...move, by } }))
      .filter((one) => expected(order, one.move).after !== null)
      .slice(0, 1),
  )
  return fits && right.length > 0 ? right[at % right.length]! : { move, order: orders[at % orders.length]! }
}

/** People do one or many things at the same moment: `together` to one order, else to several. */
const atOnce = (all: readonly Aimed[], together: boolean): Command => ({
  check: (model) => model.orders.length > 0,
  toString: () =>
    `atOnce(${together ? 'together: ' : ''}${all.map(({ move, at, fits }) => `${move.what} #${at} by ${move.by}${fits ? ' or whom it fits' : ''}`).join(' | ')})`,
  async run(model, real) {
    const taken = all.map((one) => aimedAt(model, real.people.length, one))
    if (together) for (const one of taken) one.order = taken[0]!.order
    const answers = await Promise.all(taken.map(({ move, order }) => perform(real, order, move)))
    for (const [place, { move }] of taken.entries()) {
      const met = `${move.what} ${answers[place]!.status}`
      real.met.set(met, (real.met.get(met) ?? 0) + 1)
    }
    for (const order of new Set(taken.map((one) => one.order))) {
      const mine = taken.flatMap((one, place) => (one.order === order ? [place] : []))
      await race(
        model,
        real,
        order,
        mine.map((place) => taken[place]!.move),
        mine.map((place) => answers[place]!),
      )
    }
    await check(model, real)
  },
})

/** Any sequence of what `people` may do, now one after the other, now at once. */
export function commands(people: number, most: number): fc.Arbitrary<Iterable<Command>> {
  const person = fc.nat(people - 1)
  // The last person approves most, so that decisions are met often.
  const approver = fc.oneof(
    { weight: 6, arbitrary: fc.constant(people - 1) },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: person },
  )
  const what = fc.constantFrom('request', 'request', 'approve', 'reject', 'edit', 'note', 'delete', ...actions)
  const aimed: fc.Arbitrary<Aimed> = fc.record({
    move: fc.record({ what, by: person, approver }),
    at: fc.nat(30),
    fits: fc.boolean(),
  })
  const one = aimed.map((move) => atOnce([move], true))
  const many = fc
    .tuple(fc.array(aimed, { minLength: 2, maxLength: 6 }), fc.boolean())
    .map(([all, together]) => atOnce(all, together))
  return fc.commands([fc.tuple(person, approver, fc.boolean()).map((given) => create(...given)), one, one, many], {
    maxCommands: most,
    size: 'max',
  })
}
