import { test } from '@japa/runner'
import { act, askedOrder, newOrder, seller } from '#tests/support/documents/orders'
import { codes, decide, item } from './deciding.ts'

test.group('two who decide at the same moment', () => {
  test('one wins and the other is told, whether in two tabs, or one of them among many', async ({ assert }) => {
    const [clerk, director] = [await seller(), await seller()]
    for (let round = 0; round < 5; round++) {
      const order = await askedOrder(clerk, director)
      const answers = await Promise.all([act(director, order, 'approve'), act(director, order, 'reject', 'Thôi')])
      assert.sameMembers(
        answers.map(({ status }) => status),
        [200, 409],
      )
      const [single, many] = [await askedOrder(clerk, director), await askedOrder(clerk, director)]
      const [alone, together] = await Promise.all([
        act(director, single, 'approve'),
        decide(director, 'reject', [item(many), item(single)], 'Thôi'),
      ])
      assert.isTrue((alone.status === 200) !== (codes(together)[1] === 'done'), `${alone.status} ${codes(together)}`)
      const { body } = await clerk.api.get(`/sales-orders/${single.id}`)
      assert.lengthOf(
        body.approval.tasks.filter(({ decidedAt }: any) => decidedAt !== null),
        1,
      )
    }
  })

  test('two lists in opposite order never wait for each other for ever', async ({ assert }) => {
    const [clerk, director] = [await seller(), await seller()]
    const orders = [
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await newOrder(clerk, director),
    ]
    const answers = await Promise.all([
      decide(director, 'approve', orders.map(item)),
      decide(director, 'approve', orders.toReversed().map(item)),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    const done = [codes(answers[0]!), codes(answers[1]!).toReversed()]
    assert.deepEqual(
      [0, 1, 2, 3].map((place) => done.filter((list) => list[place] === 'done').length),
      [1, 1, 1, 0],
    )
  })
})
