import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { act, clerk, director, documents, draft } from '#tests/support/documents/lives'
import { wanted } from '#tests/support/cover'

for (const resource of wanted(documents)) {
  const { name } = resource
  const area = resource.area!
  const people = async () => [await clerk(area), await director(area)] as const

  test.group(`${name}: what an action asks is said with it`, () => {
    test('an approver who is named with the request is asked, in one step and one entry', async ({ assert }) => {
      const [asks, decides] = await people()
      const row = await draft(resource, null as never)
      const { status, body } = await act(asks.token, name, row, 'request', { values: { approverId: decides.userId } })
      assert.deepEqual([status, body.status, body.approverId, body.version], [200, 'pending', decides.userId, 2])
      const { body: history } = await api(asks.token).get(`/${name}/${row.id}/history`)
      assert.deepEqual(
        history.map(({ action }: { action: string }) => action),
        ['request', 'create'],
      )
      assert.equal((await act(decides.token, name, body, 'approve')).status, 200)
    })

    test('without one nothing is asked, and the field says so', async ({ assert }) => {
      const [asks] = await people()
      const row = await draft(resource, null as never)
      for (const body of [{}, { values: {} }, { values: { approverId: null } }]) {
        const answer = await act(asks.token, name, row, 'request', body)
        assert.deepEqual(
          [answer.status, answer.body.errors?.map(({ field, rule }: any) => [field, rule])],
          [422, [['approverId', 'required']]],
        )
      }
      assert.equal((await api(asks.token).get(`/${name}/${row.id}`)).body.version, 1)
    })

    test('somebody who is not there is refused at the field', async ({ assert }) => {
      const [asks] = await people()
      const row = await draft(resource, asks.userId)
      const nobody = '018f0000-0000-7000-8000-000000000000'
      for (const [approverId, rule] of [
        [nobody, 'approverCannot'],
        ['x', 'uuid'],
      ]) {
        const { status, body } = await act(asks.token, name, row, 'request', { values: { approverId } })
        assert.deepEqual([status, body.errors[0].field, body.errors[0].rule], [422, 'approverId', rule])
      }
    })

    test('what it does not ask is refused, and all that is wrong is told at once', async ({ assert }) => {
      const [asks, decides] = await people()
      const row = await draft(resource, decides.userId)
      for (const [body, field] of [
        [{ values: { note: 'x' } }, 'values.note'],
        [{ values: { grandTotal: '1' } }, 'values.grandTotal'],
        [{ lines: [] }, 'lines'],
        [{ approverId: decides.userId }, 'approverId'],
      ] as [object, string][]) {
        const answer = await act(asks.token, name, row, 'request', body)
        assert.deepEqual([answer.status, answer.body.errors.map((error: any) => error.field)], [400, [field]])
      }
      for (const values of ['x', [], null]) {
        const answer = await act(asks.token, name, row, 'request', { values: values as object })
        assert.deepEqual(
          [answer.status, answer.body.errors.map(({ field, rule }: any) => [field, rule])],
          [422, [['values', 'object']]],
        )
      }
      const wrong = await act(asks.token, name, row, 'request', {
        version: null,
        comment: 'x'.repeat(1001),
        values: { approverId: 'x' },
      })
      assert.deepEqual(
        wrong.body.errors.map(({ field }: { field: string }) => field),
        ['version', 'comment', 'approverId'],
      )
      const cancelled = await act(asks.token, name, row, 'cancel', { comment: 'x', values: {} })
      assert.deepEqual([cancelled.status, cancelled.body.errors[0].field], [400, 'values'])
    })
  })
}
