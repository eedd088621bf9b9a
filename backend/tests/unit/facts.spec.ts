import { test } from '@japa/runner'
import { defineFact, readFacts, type FactReaders } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'

/** A fact that answers what it was handed. */
const echo = (reads: readonly string[]) =>
  ({
    tickets: defineFact({ name: 'tickets', reads, read: async (row, lines) => ({ row, lines }) as never }),
  }) as unknown as FactReaders

test.group('a fact', () => {
  const row: Values = { id: 'd', customerId: 'c', note: 'x' }
  const lines: Values[] = [{ id: 'l', productId: 'p', quantity: '1' }]
  const handed = async (...reads: string[]) =>
    (await readFacts(echo(reads), ['tickets'], row, lines)(['tickets'])).tickets as unknown

  test('is read from the fields that it names, and from no others', async ({ assert }) => {
    assert.deepEqual(await handed('customerId', 'lines.productId', 'lines.id'), {
      row: { customerId: 'c' },
      lines: [{ productId: 'p', id: 'l' }],
    })
    assert.deepEqual(await handed(), { row: {}, lines: [{}] })
  })

  test('has nothing in place of fields that a document lacks', async ({ assert }) => {
    assert.deepEqual(await handed('ticketIds', 'lines.orderLineId'), { row: {}, lines: [{}] })
  })
})
