import { test } from '@japa/runner'
import { inside } from '#tests/support/inside'

/** Within one company: `people` are ids of its users; `about` makes a document to ask about; `said` tells the code of a refusal. */
const SETTING = `
  const { randomUUID } = await import('node:crypto')
  const { openApproval, decideApproval, closeApproval } = await import('#app/approvals/approvals')
  const { approvalOf } = await import('#app/approvals/approval_of')
  const { client } = await import('#app/tenancy/tenant_transaction').then(({ tenantTransaction }) => ({ client: { query: (text: string, values: unknown[] = []) => tenantTransaction().client.rawQuery(text, values) } }))
  const summary = { code: '#0001', title: '#0001', amount: '5000000', partnerId: null }
  const about = () => ({ resource: 'sales-orders', recordId: randomUUID() as string })
  const said = (work: Promise<unknown>) => work.then((value) => JSON.stringify(value), (error) => error.code)
  const within = (work: (people: string[]) => Promise<void>) => inTenant(rows[0].tenant_id, async () => { const { rows: users } = await client.query('select id from users where tenant_id = app_tenant() order by code limit 3'); await work(users.map(({ id }: any) => id)) })
`

test.group('approvals', () => {
  test('are decided by the named approver, once, on the content that was asked about', ({ assert }) => {
    const output = inside(`${SETTING}
      await within(async ([director, clerk, other]) => {
        const order = about()
        say('before: ' + (await said(approvalOf(order.resource, order.recordId))))
        await openApproval({ ...order, hash: 'a', approverIds: [director!], requestedBy: clerk!, comment: 'Gấp', summary })
        say('clerk: ' + (await said(decideApproval({ ...order, by: clerk!, decision: 'approve', comment: null, hash: 'a' }))))
        say('changed: ' + (await said(decideApproval({ ...order, by: director!, decision: 'approve', comment: null, hash: 'b' }))))
        say('director: ' + (await said(decideApproval({ ...order, by: director!, decision: 'approve', comment: 'Được', hash: 'a' }))))
        say('again: ' + (await said(decideApproval({ ...order, by: director!, decision: 'reject', comment: 'Thôi', hash: 'a' }))))
        await closeApproval({ ...order, how: 'edited', by: clerk! })
        const { status, comment, requestedBy, tasks } = (await approvalOf(order.resource, order.recordId))!
        say('after: ' + JSON.stringify([status, comment, requestedBy.id === clerk, tasks.map((task) => [task.status, task.assignee.id === director, task.decidedBy?.id === director, task.comment, task.decidedAt !== null])]))
      })`)
    assert.deepEqual(output.trim().split('\n').slice(-6), ['before: null', 'clerk: QUT_ERR_011', 'changed: DOC_ERR_002', 'director: {"outcome":"approved"}', 'again: DOC_ERR_001', 'after: ["approved","Gấp",true,[["approved",true,true,"Được",true]]]'], output)
  })

  test('wait for one request of a document at a time; one that was taken back can be asked for anew', ({ assert }) => {
    const output = inside(`${SETTING}
      await within(async ([director, clerk]) => {
        const order = about()
        const ask = () => openApproval({ ...order, hash: 'a', approverIds: [director!], requestedBy: clerk!, comment: null, summary })
        await ask()
        await client.query('savepoint twice')
        say('twice: ' + (await ask().then(() => 'asked', (error) => error.constraint)))
        await client.query('rollback to savepoint twice')
        await closeApproval({ ...order, how: 'withdrawn', by: clerk! })
        say('withdrawn: ' + (await said(decideApproval({ ...order, by: director!, decision: 'approve', comment: null, hash: 'a' }))))
        await ask()
        say('anew: ' + (await said(decideApproval({ ...order, by: director!, decision: 'reject', comment: 'Giá thấp', hash: 'a' }))))
      })`)
    assert.deepEqual(output.trim().split('\n').slice(-3), ['twice: approval_instances_open_unique', 'withdrawn: DOC_ERR_001', 'anew: {"outcome":"rejected"}'], output)
  })

  test('that ended stay as they ended, in the database too', ({ assert }) => {
    const output = inside(`${SETTING}
      await within(async ([director, clerk]) => {
        const order = about()
        await openApproval({ ...order, hash: 'a', approverIds: [director!], requestedBy: clerk!, comment: null, summary })
        const attempt = async (name: string, text: string) => { await client.query('savepoint attempt'); say(name + ': ' + (await client.query(text).then(() => 'done', (error: any) => error.constraint))); await client.query('rollback to savepoint attempt') }
        await attempt('by another', "update approval_tasks set status = 'approved', decided_at = now(), decided_by = (select requested_by from approval_instances)")
        await attempt('by nobody', "update approval_tasks set status = 'approved'")
        await decideApproval({ ...order, by: director!, decision: 'approve', comment: null, hash: 'a' })
        await attempt('undo', "update approval_tasks set status = 'pending', decided_at = null, decided_by = null")
        await attempt('reopen', "update approval_instances set status = 'pending', ended_at = null")
        await attempt('delete', 'delete from approval_tasks')
      })`)
    assert.deepEqual(output.trim().split('\n').slice(-5), ['by another: approval_tasks_decided_by_check', 'by nobody: approval_tasks_decided_check', 'undo: approval_stays', 'reopen: approval_stays', 'delete: approval_stays'], output)
  })
})
