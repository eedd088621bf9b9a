import { test } from '@japa/runner'
import { inside } from '#tests/support/inside'

/** What is asked of the approvals of one company, each answer on a line of its own behind its name. */
const QUESTIONS = `
  const { randomUUID } = await import('node:crypto')
  const { beginApproval, openApproval, decideApproval, closeApproval } = await import('#app/approvals/approvals')
  const { approvalOf } = await import('#app/approvals/approval_of')
  const { tenantTransaction } = await import('#app/tenancy/tenant_transaction')
  const query = (text: string) => tenantTransaction().client.rawQuery(text)
  const said = (work: Promise<unknown>) => work.then((value) => JSON.stringify(value), (error) => error.code)
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    await query('savepoint attempt')
    say(name + ': ' + (await work().then(() => 'done', (error: any) => error.constraint)))
    await query('rollback to savepoint attempt')
  }
  await inTenant(rows[0].tenant_id, async () => {
    const { rows: users } = await query('select id from users where tenant_id = app_tenant() order by code limit 2')
    const [director, clerk] = users.map(({ id }: any) => id)
    const decide = (order: any, by: string, decision: any, hash = 'a', comment: string | null = null) => decideApproval({ ...order, task: null, by, decision, comment, hash })
    const about = () => {
      const order = { resource: 'sales-orders', recordId: randomUUID() }
      return { ...order, ask: () => openApproval({ ...order, begun: beginApproval('a', [director]), requestedBy: clerk, comment: 'Gấp', summary: { code: '#0001', title: '#0001', amount: '5000000', partnerId: null } }) }
    }

    const first = about()
    say('never asked: ' + (await said(approvalOf(first.resource, first.recordId))))
    await first.ask()
    say('by the clerk: ' + (await said(decide(first, clerk, 'approve'))))
    say('of other content: ' + (await said(decide(first, director, 'approve', 'b'))))
    say('by the director: ' + (await said(decide(first, director, 'approve', 'a', 'Được'))))
    say('once more: ' + (await said(decide(first, director, 'reject'))))
    await closeApproval({ ...first, how: 'edited', by: clerk })
    const { status, comment, requestedBy, tasks } = (await approvalOf(first.resource, first.recordId))!
    say('as told: ' + JSON.stringify([status, comment, requestedBy.id === clerk, tasks.map((task) => [task.status, task.assignee.id === director, task.decidedBy?.id === director, task.comment, task.decidedAt !== null])]))

    const second = about()
    await second.ask()
    await attempt('asked twice', second.ask)
    await closeApproval({ ...second, how: 'withdrawn', by: clerk })
    say('taken back: ' + (await said(decide(second, director, 'approve'))))
    await second.ask()
    say('asked anew: ' + (await said(decide(second, director, 'reject', 'a', 'Giá thấp'))))

    const third = about()
    await third.ask()
    const instance = "id = (select id from approval_instances where record_id = '" + third.recordId + "')"
    const task = 'instance_' + instance
    await attempt('decided by another', () => query("update approval_tasks set status = 'approved', decided_at = now(), decided_by = '" + clerk + "' where " + task))
    await attempt('decided by nobody', () => query("update approval_tasks set status = 'approved' where " + task))
    await decide(third, director, 'approve')
    await attempt('taken back in the database', () => query("update approval_tasks set status = 'pending', decided_at = null, decided_by = null where " + task))
    await attempt('opened again', () => query("update approval_instances set status = 'pending', ended_at = null where " + instance))
    await attempt('removed', () => query('delete from approval_tasks where ' + task))
  })`

test.group('approvals', (group) => {
  let answers: Record<string, string> = {}
  group.setup(() => {
    const output = inside(QUESTIONS)
    answers = Object.fromEntries(
      output
        .split('\n')
        .flatMap((line) =>
          line.includes(': ') ? [[line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]] : [],
        ),
    )
    if (!('removed' in answers)) throw new Error(output)
  })

  test('are decided by the named approver, once, on the content that was asked about', ({ assert }) => {
    assert.containsSubset(answers, {
      'never asked': 'null',
      'by the clerk': 'QUT_ERR_011',
      'of other content': 'DOC_ERR_002',
      'by the director': '{"outcome":"approved"}',
      'once more': 'DOC_ERR_001',
      'as told': '["approved","Gấp",true,[["approved",true,true,"Được",true]]]',
    })
  })

  test('wait for one request of a document at a time; one that was taken back can be asked for anew', ({ assert }) => {
    assert.containsSubset(answers, {
      'asked twice': 'approval_instances_open_unique',
      'taken back': 'DOC_ERR_001',
      'asked anew': '{"outcome":"rejected"}',
    })
  })

  test('that ended stay as they ended, in the database too', ({ assert }) => {
    assert.containsSubset(answers, {
      'decided by another': 'approval_tasks_decided_by_check',
      'decided by nobody': 'approval_tasks_decided_check',
      'taken back in the database': 'approval_stays',
      'opened again': 'approval_stays',
      removed: 'approval_stays',
    })
  })
})
