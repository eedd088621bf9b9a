import { test } from '@japa/runner'
import { act, newOrder, seller } from '#tests/support/documents/orders'
import { server } from '#tests/support/server'
import { inSequence, published } from '#tests/support/workflows/drafts'
import { endNode } from '#tests/support/workflows/graphs'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'

test.group('mails of a request by a workflow', () => {
  test('go once to whose turn it is, and to those whom a step and the end inform', async ({ assert }) => {
    const departmentId = await newDepartment()
    const [clerk, lead, director] = [await clerkIn(departmentId), await seller(), await seller()]
    const [onStep, atEnd] = [await seller(), await seller()]
    const graph = inSequence([lead.userId], [director.userId])
    await published({
      departmentIds: [departmentId],
      fallbackId: director.userId,
      graph: {
        ...graph,
        s2: { ...graph.s2!, inform: [onStep.userId] },
        end: { ...endNode(), inform: [atEnd.userId] },
      },
    })
    const { mailTo, mailsTo } = server().smtp
    const asked = (await act(clerk, await newOrder(clerk, null), 'request')).body
    const turn = await mailTo(lead.email)
    assert.equal(turn.subject, `Chờ bạn duyệt: đơn hàng ${asked.code} / Waiting for your decision: order ${asked.code}`)
    assert.include(turn.text, `\nhttps://barem.thu.example/sale-management/order/${asked.id}\n`)
    const half = (await act(lead, asked, 'approve')).body
    await mailTo(director.email)
    assert.include((await mailTo(onStep.email)).subject!, `Đang chờ duyệt: đơn hàng ${asked.code}`)
    assert.lengthOf(mailsTo(atEnd.email), 0, 'nothing has ended yet')
    await act(director, half, 'approve')
    const { subject, text } = await mailTo(atEnd.email)
    assert.include(subject!, `Đã duyệt: đơn hàng ${asked.code}`)
    assert.notInclude(text, '{{')
    assert.deepEqual(
      [lead, director, onStep, atEnd].map(({ email }) => mailsTo(email).length),
      [1, 1, 1, 1],
    )
  })
})
