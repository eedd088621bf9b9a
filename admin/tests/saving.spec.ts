import { test } from '@japa/runner'
import { belongsTo, defineResource, decimal, lines, money, text } from '@barem/resources/kit'
import type { AnyResource } from '@barem/resources/kit'
import { ApiError, NetworkError } from '../src/http/apiError.ts'
import { once } from '../src/http/idempotency.ts'
import { changes, newRow } from '../src/resources/form/values.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Sends the same thing to someone who answers as told; returns the keys that came with it. */
async function keysOf(path: string, bodies: unknown[], answers: (Error | null)[]): Promise<string[]> {
  const keys: string[] = []
  for (const [turn, answer] of answers.entries()) {
    await once('someone', path, bodies[turn] ?? bodies[0], async (headers) => {
      keys.push(headers['Idempotency-Key'])
      if (answer) throw answer
    }).catch(() => undefined)
  }
  return keys
}

test.group('what must happen once', () => {
  test('a call that nothing answered is sent again with the same key, one that was answered with a new one', async ({
    assert,
  }) => {
    const [first, again, later] = await keysOf('sales-orders', [{ a: 1 }], [new NetworkError('away'), null, null])
    assert.match(first, UUID)
    assert.equal(again, first)
    assert.notEqual(later, first)
  })

  test('a refusal is an answer, an error of the server is none', async ({ assert }) => {
    const refused = await keysOf('sales-orders', [{ b: 1 }], [new ApiError(422, {}, ''), null])
    assert.notEqual(refused[0], refused[1])
    const failed = await keysOf('sales-orders', [{ c: 1 }], [new ApiError(502, {}, ''), null])
    assert.equal(failed[0], failed[1])
  })

  test('another body or another path is another call', async ({ assert }) => {
    const [one, other] = await keysOf(
      'sales-orders',
      [{ d: 1 }, { d: 2 }],
      [new NetworkError('away'), new NetworkError('away')],
    )
    assert.notEqual(one, other)
    const [elsewhere] = await keysOf('sales-orders/1/approve', [{ d: 1 }], [null])
    assert.notEqual(one, elsewhere)
  })
})

const orders = defineResource('orders', {
  fields: {
    note: text(),
    lines: lines({
      productId: belongsTo('products', { required: true }),
      quantity: decimal(),
      note: text(),
      amount: money({ readOnly: true }),
    }),
  },
}) as unknown as AnyResource

const stored = {
  id: '1',
  note: null,
  lines: [{ id: 'a', productId: 'p', product: { id: 'p', name: 'D16' }, quantity: '50.000', note: null, amount: '5' }],
}

test.group('lines that are sent', () => {
  test('a line that only looks different is no change', ({ assert }) => {
    assert.deepEqual(
      changes(orders, stored, { ...stored, lines: [{ ...stored.lines[0], quantity: '50', note: ' ', amount: '7' }] }),
      {},
    )
  })

  test('lines keep their ids, new ones leave out what is empty, and nothing that the system writes goes with them', ({
    assert,
  }) => {
    const typed = {
      ...stored,
      lines: [
        { ...stored.lines[0], quantity: '60' },
        { productId: 'q', product: { id: 'q' }, quantity: '2', note: '' },
      ],
    }
    assert.deepEqual(changes(orders, stored, typed), {
      lines: [
        { id: 'a', productId: 'p', quantity: '60', note: null },
        { productId: 'q', quantity: '2' },
      ],
    })
    assert.deepEqual(newRow(orders, { lines: [{ productId: 'q', quantity: '2', amount: '9' }] }), {
      lines: [{ productId: 'q', quantity: '2' }],
    })
  })
})
