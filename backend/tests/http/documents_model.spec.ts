import { test } from '@japa/runner'
import fc from 'fast-check'
import { commands, type Real } from '#tests/support/documents/commands'
import { actions } from '#tests/support/documents/moves'
import { lines, orderBody, seller } from '#tests/support/documents/orders'
import { entered } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'

/** A month that no other suite writes orders of, so that its numbers are all of ours. */
const MONTH = { day: '2031-07-15', number: '3107' }

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
      await fc.assert(
        fc.asyncProperty(commands(people.length, 50), (commands) =>
          fc.asyncModelRun(() => ({ model: { orders: [], decisions: new Map() }, real }), commands),
        ),
        { numRuns: 30, endOnFailure: true },
      )
    })
    for (const what of [...actions, 'edit', 'note', 'delete'])
      assert.isAbove(met.get(`${what} 200`) ?? 0, 0, `${what} never succeeded`)
    for (const what of ['request', 'approve', 'reject', 'edit', 'revise', 'delete'])
      assert.isAbove(met.get(`${what} 409`) ?? 0, 0, `${what} was never too late`)
  }).timeout(300_000)
})
