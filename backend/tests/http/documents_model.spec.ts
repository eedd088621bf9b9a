import { test } from '@japa/runner'
import fc from 'fast-check'
import { commands, type Real } from '#tests/support/documents/commands'
import { actions } from '#tests/support/documents/moves'
import { lines, orderBody, seller } from '#tests/support/documents/orders'
import { DRAW } from '#tests/support/draw'
import { entered } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'
import { times } from '#tests/support/soak'

/** A month that no other suite writes orders of, so that its numbers are all of ours. */
const MONTH = { day: '2031-07-15', number: '3107' }

/** Answers that a good test meets: each move succeeds, and some come too late. */
const WANTED = [
  ...[...actions, 'edit', 'note', 'delete'].map((what) => `${what} 200`),
  ...['request', 'approve', 'reject', 'edit', 'revise', 'delete'].map((what) => `${what} 409`),
]
const missed = (met: ReadonlyMap<string, number>) => WANTED.filter((answer) => !met.has(answer))

test.group('documents, whatever random people do to them at once', () => {
  test('numbers have no gaps, a task is decided once, what was approved stays, totals are those of the lines', async ({
    assert,
  }) => {
    const people = await Promise.all(
      [seller(), seller(), seller()].map(async (made) => {
        const person = await made
        return { id: person.userId, token: (await entered(person)).token }
      }),
    )
    const met = new Map<string, number>()
    await onDatabase(async (client) => {
      const real: Real = {
        people,
        client,
        lines,
        met,
        order: (approverId) => orderBody(approverId, MONTH.day),
        month: MONTH.number,
      }
      const histories = (numRuns: number, seed: number) =>
        fc.assert(
          fc.asyncProperty(commands(people.length, 50), (commands) =>
            fc.asyncModelRun(() => ({ model: { orders: [], decisions: new Map() }, real }), commands),
          ),
          { numRuns, seed, endOnFailure: true },
        )
      await histories(times(10, 300), DRAW)
      // Few histories may miss an answer that takes several moves.
      for (let more = 1; more <= 20 && missed(met).length > 0; more++) await histories(2, DRAW + more)
    })
    assert.deepEqual(missed(met), [], 'answers that never came')
  }).timeout(300_000)
})
