import { test } from '@japa/runner'
import { call } from '#tests/support/client'
import { startCutNode, type CutNode } from '#tests/support/cuts/node'
import { download, filesBelow, PDF, upload } from '#tests/support/files'
import { mailsTo } from '#tests/support/cuts/write'
import { entered, from, newPerson } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'
import { until } from '#tests/support/until'

test.group('a connection to the database that is cut', (group) => {
  let node: CutNode

  group.setup(async () => {
    node = await startCutNode()
    return () => node.stop()
  })
  group.each.teardown(() => node.proxy.rest())

  test('at BEGIN says nothing about the session: 503, and the same token goes on', async ({ assert }) => {
    const { token } = await entered(await newPerson())
    const profile = () => call('GET', '/User/profile', { url: node.url, token })
    for (let time = 0; time < 5; time++) {
      const cut = node.proxy.cut('at BEGIN')
      const { status, body } = await profile()
      assert.isTrue(cut.done)
      assert.deepEqual([status, body.code], [503, 'COM_ERR_010'])
      assert.equal((await profile()).status, 200)
    }
  })

  test('leaves no connection that others would find in the middle of a transaction', async ({ assert }) => {
    const { token } = await entered(await newPerson())
    const list = () => call('GET', '/departments?_end=1', { url: node.url, token })
    for (const place of ['at BEGIN', 'at COMMIT', 'after COMMIT'] as const) {
      node.proxy.cut(place)
      // The embedded engine takes four connections in all.
      const answers = await Promise.all([list(), list()])
      assert.sameMembers(
        answers.map(({ status }) => status),
        [200, 503],
        place,
      )
    }
    for (let time = 0; time < 10; time++) assert.equal((await list()).status, 200)
  })

  test('leaves the bytes of a file whose row may be kept', async ({ assert }) => {
    const person = await newPerson('R001')
    const { token } = await entered(person)
    // The first transaction signs the request in, the second asks for the quota.
    node.proxy.cut('after COMMIT', 3)
    assert.equal((await upload(token, 'documents', PDF, 'a.pdf', { url: node.url })).status, 503)
    const { rows } = await onDatabase((client) =>
      client.query<{ id: string }>('select id from files where created_by = $1', [person.userId]),
    )
    assert.lengthOf(rows, 1)
    const back = await download(token, `documents/${rows[0]!.id}`, {}, node.url)
    assert.equal(back.status, 200)
    assert.isTrue(back.content.equals(PDF))
  })

  test('takes back the bytes of a file whose row is not kept', async ({ assert }) => {
    const { token } = await entered(await newPerson('R001'))
    const before = filesBelow(`${node.storageDir}/files`)
    node.proxy.cut('at BEGIN', 3)
    assert.equal((await upload(token, 'documents', PDF, 'a.pdf', { url: node.url })).status, 503)
    assert.deepEqual(filesBelow(`${node.storageDir}/files`), before)
  })

  test('mails no one-time password that is not kept', async ({ assert }) => {
    const person = await newPerson('R004')
    const ask = () =>
      call('POST', '/Account/forgotpassword', {
        url: node.url,
        body: { tenantId: person.tenantId, email: person.username },
        headers: from(),
      })
    node.proxy.cut('at COMMIT')
    assert.equal((await ask()).status, 503, 'a request that is not counted')
    // The first notes the request, the second looks for companies, the third keeps the password.
    const cut = node.proxy.cut('at COMMIT', 3)
    assert.equal((await ask()).status, 200)
    await until(async () => {
      assert.isTrue(cut.done)
      assert.include(node.output(), 'a one-time password could not be mailed')
    })
    assert.equal((await ask()).status, 200)
    await until(async () => assert.isAbove(mailsTo(node, person.email), 0))
    assert.equal(mailsTo(node, person.email), 1)
  })
})
