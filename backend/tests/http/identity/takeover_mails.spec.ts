import { test } from '@japa/runner'
import { call } from '#tests/support/client'
import { askedOrder, seller } from '#tests/support/documents/orders'
import { entered, newPerson } from '#tests/support/people'
import { fresh } from '#tests/support/samples'
import { server } from '#tests/support/server'

test.group('an approver who is named in open requests', () => {
  const admin = async () => {
    const person = await newPerson('R002')
    return { person, ...(await entered(person)) }
  }
  const reset = async (token: string, userId: string) =>
    call('POST', '/User/ResetPassword', { token, body: { userId } })

  test('is reset: who asked and the super admins are told by mail, in both languages', async ({ assert }) => {
    const [clerk, approver, chief] = [await seller(), await seller(), await newPerson('R001')]
    const [first, second] = [await askedOrder(clerk, approver), await askedOrder(clerk, approver)]
    const { person, token } = await admin()
    assert.equal((await reset(token, approver.userId)).status, 200)
    for (const reader of [clerk, chief]) {
      const { subject, text } = await server().smtp.mailTo(reader.email)
      assert.equal(
        subject,
        'Mật khẩu của người duyệt Người Thử vừa được cấp lại / The password of approver Người Thử was reset',
      )
      for (const words of [person.username, first.code, second.code, `đơn hàng ${first.code}`, `order ${first.code}`])
        assert.include(text, words)
      assert.notInclude(text, '{{')
    }
    assert.lengthOf(server().smtp.mailsTo(clerk.email), 1, 'once for both orders')
  })

  test('gets another mail address: they are told as well', async ({ assert }) => {
    const [clerk, approver] = [await seller(), await seller()]
    const { code } = await askedOrder(clerk, approver)
    const { token } = await admin()
    const change = (body: object) => call('PATCH', `/users/${approver.userId}`, { token, body })
    assert.equal((await change({ fullName: 'Tên Mới' })).status, 200)
    assert.equal((await change({ email: `khac${fresh()}@thu.example` })).status, 200)
    const { subject, text } = await server().smtp.mailTo(clerk.email)
    assert.equal(
      subject,
      'Thông tin đăng nhập của người duyệt Tên Mới vừa thay đổi / How approver Tên Mới signs in has changed',
    )
    assert.include(text, code)
    assert.lengthOf(server().smtp.mailsTo(clerk.email), 1, 'another name lets nobody in')
  })

  test('has decided: nobody is told of a reset any more', async ({ assert }) => {
    const [clerk, approver, other] = [await seller(), await seller(), await seller()]
    const { id, version } = await askedOrder(clerk, approver)
    await approver.api.post(`/sales-orders/${id}/approve`, { version })
    const { token } = await admin()
    await reset(token, approver.userId)
    await server().smtp.mailTo(approver.email)
    await askedOrder(clerk, other)
    await reset(token, other.userId)
    await server().smtp.mailTo(clerk.email)
    assert.lengthOf(server().smtp.mailsTo(clerk.email), 1)
  })
})
