import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { act, clerk, director, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { answered } from './owing.ts'
import { employee, paidSlip, ticket } from './spending.ts'

const SPENDS = 53

/** Somebody who may only ask for their own expenses, and a ticket that they made. */
async function asker(who: string) {
  const { token, userId } = await clerk(SPENDS, ['c'], [], who)
  const [own, employeeId] = [api(token), await employee({ userId })]
  const lines = [{ businessExpenseId: (await created(resourceOf('business-expenses'))).id, amount: '100' }]
  const body = { type: 'advance', employeeId, purpose: `Chuyến ${crypto.randomUUID()}`, lines }
  return { token, own, employeeId, body, row: await answered(own.post('/expense-tickets', body)) }
}

const ids = ({ body }: { body: unknown }) => (body as { id: string }[]).map(({ id }) => id)

test.group('tickets of one’s own', () => {
  test('are all that somebody sees who may only make them: list, page, history, sheet and search', async ({
    assert,
  }) => {
    const [{ own, row }, { row: other }] = [await asker('first'), await asker('second')]
    const listed = await own.get('/expense-tickets?_start=0&_end=100')
    assert.include(ids(listed), row.id)
    assert.notInclude(ids(listed), other.id)
    assert.lengthOf(ids(await own.get(`/expense-tickets?purpose_like=${encodeURIComponent(other.purpose)}`)), 0)
    for (const path of ['', '/history']) {
      assert.equal((await own.get(`/expense-tickets/${row.id}${path}`)).status, 200, path)
      assert.equal((await own.get(`/expense-tickets/${other.id}${path}`)).status, 404, path)
    }
    assert.equal((await own.get(`/expense-tickets?createdById=${other.createdById}`)).body.length, 0)
    const running = await own.get('/approvals/running?resource=expense-tickets')
    assert.deepEqual(running.body, [])
  })

  test('of everybody are seen by whoever may view them, and by whom they are asked of', async ({ assert }) => {
    const { token, row } = await asker('third')
    const viewer = api((await clerk(SPENDS, ['v'])).token)
    assert.equal((await viewer.get(`/expense-tickets/${row.id}`)).status, 200)
    assert.include(ids(await viewer.get('/expense-tickets?_start=0&_end=100')), row.id)
    const boss = await director(SPENDS)
    const asked = await act(token, 'expense-tickets', row, 'request', { values: { approverId: boss.userId } } as never)
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    const done = await answered(act(boss.token, 'expense-tickets', asked.body, 'approve'))
    assert.equal(done.status, 'done')
  })

  test('come with what one holds of advances oneself, and not with what others hold', async ({ assert }) => {
    const { token, userId } = await clerk(SPENDS, ['c'], [], 'holder')
    const [own, other] = [await employee({ userId }), await employee()]
    for (const id of [own, other]) await paidSlip(id, 'advance', '300')
    const holder = api(token)
    const mine = await answered(holder.get('/employee-debts/card'))
    assert.deepInclude(mine.party.employee, { id: own })
    assert.equal(mine.party.balance, '300')
    for (const path of ['card', 'open', 'statement', 'statement/export']) {
      assert.equal((await holder.get(`/employee-debts/${path}?employeeId=${own}`)).status, 200, path)
      const refused = await holder.get(`/employee-debts/${path}?employeeId=${other}`)
      assert.deepEqual([refused.status, refused.body.right], [403, '22.v'], path)
    }
    assert.equal((await (await superAdmin()).get(`/employee-debts/card?employeeId=${other}`)).status, 200)
    const stranger = api((await clerk(SPENDS, ['c'], [], 'without')).token)
    assert.equal((await stranger.get('/employee-debts/card')).status, 403)
    assert.equal((await stranger.get('/employee-debts/balance')).status, 403)
  })

  test('are made for nobody but oneself, whom the form proposes', async ({ assert }) => {
    const { own, row, employeeId, body } = await asker('themself')
    const options = await own.get('/expense-tickets/options/employeeId')
    assert.deepEqual(ids(options), [employeeId])
    const other = await employee()
    const refused = [
      await own.post('/expense-tickets', { ...body, employeeId: other }),
      await own.patch(`/expense-tickets/${row.id}`, { employeeId: other, version: row.version }),
    ]
    for (const { status, body: answer } of refused) {
      assert.equal(status, 422)
      assert.deepInclude(answer.errors[0], { field: 'employeeId', rule: 'ofAnotherPerson' })
    }
    await answered(
      (await superAdmin()).patch(`/expense-tickets/${row.id}`, { employeeId: other, version: row.version }),
    )
  })

  test('take an approver, who has the authority to approve', async ({ assert }) => {
    const row = await ticket(await employee(), 'advance', '100')
    const { body } = await act(await signIn('superadmin'), 'expense-tickets', row, 'request')
    assert.deepInclude(body.errors[0], { field: 'approverId', rule: 'required' })
  })
})
