import { test } from '@japa/runner'
import { numberingOf } from '@barem/resources/kit'
import { randomUUID } from 'node:crypto'
import { api, call } from '#tests/support/client'
import { act, clerk, director, documents, draft, inState, superAdmin } from '#tests/support/documents/lives'
import { newPerson } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'
import { wanted } from '#tests/support/cover'

for (const resource of wanted(documents)) {
  const { name, fields } = resource
  const numbering = numberingOf(resource)
  const area = resource.area!

  test.group(`${name}: requests and numbers`, () => {
    test('a number is taken once, when approval is first asked for; then the document can be cancelled, not deleted', async ({
      assert,
    }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const row = await draft(resource, decides.userId)
      assert.match(row.code, /^#\d{4,}$/)
      const pending = (await act(asks.token, name, row, 'request')).body
      assert.match(pending.code, /^[A-Z]+-2611-\d{4,}$/)
      const back = (await act(asks.token, name, pending, 'withdraw')).body
      const again = (await act(asks.token, name, back, 'request')).body
      assert.equal(again.code, pending.code)
      const refused = await api(asks.token).delete(`/${name}/${row.id}`)
      assert.deepEqual([refused.status, refused.body.code], [409, 'DOC_ERR_004'])
      const other = await draft(resource, decides.userId)
      assert.equal((await api(asks.token).delete(`/${name}/${other.id}`)).status, 200)
    })

    test('numbers count on in the month of each document, whatever is asked about between', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const numbers: [string, number][] = []
      for (const month of ['2041-03', '2041-04', '2041-03']) {
        const row = await draft(resource, decides.userId, {
          [numbering!.date]: `${month}-15`,
          ...('receivingDate' in fields && { receivingDate: `${month}-16` }),
        })
        const { body } = await act(asks.token, name, row, 'request')
        const [, period, n] = /-(\d{4})-(\d+)$/.exec(body.code)!
        numbers.push([period!, Number(n)])
      }
      assert.deepEqual(numbers, [
        ['4103', 1],
        ['4104', 1],
        ['4103', 2],
      ])
    })

    test('an approver is named, may see the document, and is not the one who asks', async ({ assert }) => {
      const asks = await clerk(area)
      const outsider = await clerk(13)
      const answer = async (approverId: string | null, meanwhile = async () => {}) => {
        const row = await draft(resource, approverId as string)
        await meanwhile()
        const { status, body } = await act(asks.token, name, row, 'request')
        return [status, body.code, ...(body.errors ?? []).map(({ field, rule }: any) => `${field}:${rule}`)]
      }
      assert.deepEqual(await answer(null), [422, 'COM_ERR_001', 'approverId:required'])
      assert.deepEqual(await answer(outsider.userId), [422, 'COM_ERR_001', 'approverId:approverCannot'])
      assert.deepEqual(await answer(asks.userId), [403, 'DOC_ERR_005'])
      const locked = await newPerson('R002')
      const lock = () =>
        onDatabase((db) => db.query('update users set is_locked = true where id = $1', [locked.userId]))
      assert.deepEqual(await answer(locked.userId, async () => void (await lock())), [
        422,
        'COM_ERR_001',
        'approverId:approverCannot',
      ])
      const owner = await clerk(
        area,
        ['v', 'c', 'u'],
        [
          [59, 'v'],
          [60, 'v'],
        ],
      )
      const own = await draft(resource, owner.userId)
      const asked = (await act(owner.token, name, own, 'request')).body
      assert.equal((await act(owner.token, name, asked, 'approve')).status, 200)
    })

    test('a decision names its task: that of an earlier request counts no more', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const asked = async (row: any) => (await act(asks.token, name, row, 'request')).body
      const withdrawn = await asked(await draft(resource, decides.userId))
      const [{ id: earlier }] = withdrawn.approval.tasks
      const again = await asked((await act(asks.token, name, withdrawn, 'withdraw')).body)
      const [{ id: task }] = again.approval.tasks
      const decide = async (more: object) => {
        const { status, body } = await act(decides.token, name, again, 'approve', more)
        return [status, body.code, ...(body.errors ?? []).map(({ field, rule }: any) => `${field}:${rule}`)]
      }
      assert.deepEqual(await decide({ task: earlier }), [403, 'QUT_ERR_011'])
      assert.deepEqual(await decide({ task: 'x' }), [422, 'COM_ERR_001', 'task:uuid'])
      const { body } = await act(asks.token, name, again, 'cancel', { comment: 'Thử', task })
      assert.equal(body.code, 'COM_ERR_001', 'only decisions have a task')
      const items = [{ resource: name, id: again.id, version: again.version, task: earlier }]
      const many = await api(decides.token).post('/approvals/decide', { decision: 'approve', items })
      assert.deepEqual(
        many.body.data.results.map(({ succeeded, code }: any) => [succeeded, code]),
        [[false, 'QUT_ERR_011']],
      )
      assert.equal((await act(decides.token, name, again, 'approve', { task })).status, 200)
    })

    test('nobody is offered as approver who is locked; a document that names them still says who it is', async ({
      assert,
    }) => {
      const [asks, leaves] = [await clerk(area), await director(area, `leaves ${name}`)]
      const admin = await superAdmin()
      const person = (await admin.get(`/users/${leaves.userId}`)).body
      const offered = async (query: string) =>
        (await api(asks.token).get(`/${name}/options/approverId?${query}`)).body.map(({ id }: any) => id)
      assert.deepEqual(await offered(`q=${person.code}`), [leaves.userId])
      assert.equal(
        (await admin.patch(`/users/${leaves.userId}`, { isLocked: true, version: person.version })).status,
        200,
      )
      assert.deepEqual([await offered(`q=${person.code}`), await offered(`id=${leaves.userId}`)], [[], [leaves.userId]])
    })
  })

  test.group(`${name}: sent twice`, () => {
    test('the same key makes one document and one answer; another body with it is refused, and no key too', async ({
      assert,
    }) => {
      const asks = await clerk(area)
      const decides = await director(area)
      const row = await draft(resource, decides.userId)
      const key = randomUUID()
      const [one, two] = await Promise.all([
        act(asks.token, name, row, 'request', {}, key),
        act(asks.token, name, row, 'request', {}, key),
      ])
      assert.deepEqual([one.status, two.status], [200, 200])
      assert.deepEqual(one.body, two.body)
      assert.lengthOf(
        [one, two].filter(({ headers }) => headers.get('idempotency-replayed') === 'true'),
        1,
      )
      const other = await act(asks.token, name, row, 'request', { comment: 'khác' }, key)
      assert.deepEqual([other.status, other.body.code], [422, 'COM_ERR_014'])
      for (const path of [`/${name}/${row.id}/cancel`, `/${name}`]) {
        const bare = await call('POST', path, { token: asks.token, body: {} })
        assert.deepEqual([bare.status, bare.body.code], [428, 'COM_ERR_013'])
      }
      const entries = await onDatabase(
        async (db) =>
          (await db.query(`select 1 from record_history where record_id = $1 and action = 'request'`, [row.id])).rows
            .length,
      )
      assert.equal(entries, 1)
    })

    test('two who decide at once: one wins, the other is told', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const row = await inState(resource, 'pending', asks, decides)
      const answers = await Promise.all([
        act(decides.token, name, row, 'approve'),
        act(decides.token, name, row, 'reject', { comment: 'Giá thấp' }),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
      assert.equal(answers.find(({ status }) => status === 409)!.body.code, 'DOC_ERR_001')
    })
  })
}
