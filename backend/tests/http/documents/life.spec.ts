import { test } from '@japa/runner'
import { numberingOf } from '@barem/resources/kit'
import { randomUUID } from 'node:crypto'
import { api, call, companies, signIn } from '#tests/support/client'
import { act, clerk, director, documents, draft, inState, reachable, superAdmin } from '#tests/support/documents/lives'
import { newPerson } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'

for (const resource of documents) {
  const { name, states } = resource
  const numbering = numberingOf(resource)
  const area = resource.area!
  const actions = Object.entries(states!.actions)

  test.group(`${name}: states x actions x people`, () => {
    for (const state of reachable)
      test(`${state}: each action for each person, and no other`, async ({ assert }) => {
        const [asks, decides, viewer, stranger] = [
          await clerk(area),
          await director(area),
          await clerk(area, ['v'], [], 'viewer'),
          await clerk(13),
        ]
        for (const [action, { from, by, comment }] of actions) {
          for (const [who, person] of Object.entries({ asks, decides, viewer, stranger })) {
            const row = await inState(resource, state, asks, decides)
            const { status, body } = await act(person.token, name, row, action, { comment: 'Vì lý do thử' })
            const may = { editor: who === 'asks', approver: who === 'decides', requester: who === 'asks' }[by]
            const what = `${action} by ${who}: ${JSON.stringify(body)}`
            if (who === 'stranger' || (by === 'editor' && who !== 'asks')) {
              assert.deepEqual([status, body.code], [403, 'COM_ERR_004'], what)
            } else if (!from.includes(state)) {
              assert.deepEqual([status, body.code, body.state], [409, 'DOC_ERR_001', state], what)
            } else if (!may) {
              assert.deepEqual([status, body.code], [403, by === 'approver' ? 'QUT_ERR_011' : 'COM_ERR_004'], what)
            } else {
              assert.deepEqual(
                [status, body[states!.field], body.version],
                [200, states!.actions[action]!.to, row.version + 1],
                what,
              )
              continue
            }
            const after = (await (await superAdmin()).get(`/${name}/${row.id}`)).body
            assert.deepEqual(
              [after[states!.field], after.version],
              [state, row.version],
              `${action} by ${who} left it as it was`,
            )
          }
          if (comment === 'required' && from.includes(state)) {
            const row = await inState(resource, state, asks, decides)
            const { status, body } = await act(by === 'approver' ? decides.token : asks.token, name, row, action, {
              comment: '  ',
            })
            assert.equal(status, 422)
            assert.deepEqual(
              body.errors.map(({ field, rule }: any) => [field, rule]),
              [['comment', 'required']],
            )
          }
        }
      })

    test('what is allowed is told as it is then carried out', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const told: Record<string, [string[], string[]]> = {}
      for (const state of reachable) {
        const row = await inState(resource, state, asks, decides)
        told[state] = [
          (await api(asks.token).get(`/${name}/${row.id}`)).body.allowed,
          (await api(decides.token).get(`/${name}/${row.id}`)).body.allowed,
        ]
      }
      assert.deepEqual(told, {
        draft: [['request', 'cancel', 'edit', 'delete'], []],
        pending: [
          ['withdraw', 'cancel', 'edit'],
          ['approve', 'reject'],
        ],
        approved: [['revise', 'cancel'], []],
        rejected: [['request', 'cancel', 'edit'], []],
        cancelled: [['delete'], []],
      })
    })

    for (const company of companies)
      test(`documents of the other company than ${company} are not there for any action`, async ({ assert }) => {
        const other = companies.find((one) => one !== company)!
        const row =
          (await (await superAdmin(other)).get(`/${name}?_end=1`)).body[0] ??
          (await draft(resource, (await (await superAdmin(other)).get('/users?_end=1')).body[0].id, {}, other))
        const token = await signIn('superadmin', company)
        for (const [action] of actions)
          assert.deepEqual(
            [
              (await act(token, name, row, action, { comment: 'x' })).status,
              (await act(token, name, { id: randomUUID(), version: 1 }, action, { comment: 'x' })).status,
            ],
            [404, 404],
            action,
          )
        assert.equal((await api(token).get(`/${name}/${row.id}/revisions`)).status, 404)
      })

    test('a change of what was asked about, refused or approved', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const client = api(asks.token)
      const line = async (id: string) => ({
        lines: (await client.get(`/${name}/${id}`)).body.lines.map(
          ({ id: line, productId, quantity, priceType, ...rest }: any) => ({
            id: line,
            productId,
            quantity: String(Number(quantity) + 1),
            priceType,
            ...('salePrice' in rest
              ? { salePrice: rest.salePrice }
              : { unitPrice: rest.unitPrice, quantityUnit: rest.quantityUnit }),
          }),
        ),
      })
      for (const [state, next] of Object.entries(states!.edits)) {
        const row = await inState(resource, state, asks, decides)
        const { status, body } = await client.patch(`/${name}/${row.id}`, {
          ...(await line(row.id)),
          version: row.version,
        })
        assert.deepEqual([status, body[states!.field], body.code], [200, next, row.code], JSON.stringify(body))
        if (state === 'pending') assert.equal(body.approval.status, 'closed')
      }
      for (const state of ['approved', 'cancelled']) {
        const row = await inState(resource, state, asks, decides)
        const refused = await client.patch(`/${name}/${row.id}`, { ...(await line(row.id)), version: row.version })
        assert.deepEqual([refused.status, refused.body.code], [409, 'DOC_ERR_001'])
        const free = await client.patch(`/${name}/${row.id}`, {
          note: 'Gọi trước khi giao',
          contactPerson: 'Chị Lan',
          contactPhone: '0912 000 111',
          version: row.version,
        })
        assert.deepEqual(
          [free.status, free.body.note, free.body.contactPhone, free.body[states!.field]],
          [200, 'Gọi trước khi giao', '0912000111', state],
        )
      }
    })

    test('a revision keeps what was approved, its lines and its number, and goes through approval again', async ({
      assert,
    }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const approved = await inState(resource, 'approved', asks, decides)
      const revised = (await act(asks.token, name, approved, 'revise', { comment: 'Khách đổi số lượng' })).body
      assert.deepEqual([revised[states!.field], revised.revision, revised.code], ['draft', 1, approved.code])
      const changed = (
        await api(asks.token).patch(`/${name}/${approved.id}`, { contractNumber: 'HD-SUA', version: revised.version })
      ).body
      assert.deepEqual(
        changed.lines.map(({ id }: any) => id),
        approved.lines.map(({ id }: any) => id),
      )
      const asked = (await act(asks.token, name, changed, 'request')).body
      assert.equal((await act(decides.token, name, asked, 'approve')).status, 200)
      const { body } = await api(decides.token).get(`/${name}/${approved.id}/revisions`)
      assert.deepEqual(
        body.map(({ revision, content }: any) => [revision, content.contractNumber]),
        [
          [1, 'HD-SUA'],
          [0, approved.contractNumber],
        ],
      )
      assert.notEqual(body[0].hash, body[1].hash)
    })

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
          receivingDate: `${month}-16`,
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

    test('its timeline tells each step, who took it and what they said', async ({ assert }) => {
      const [asks, decides] = [await clerk(area), await director(area)]
      const row = await inState(resource, 'rejected', asks, decides)
      const { body } = await api(asks.token).get(`/${name}/${row.id}/history`)
      assert.deepEqual(
        body.map(({ action, comment }: any) => [action, comment]),
        [
          ['reject', 'Lý do thử'],
          ['request', 'Lý do thử'],
          ['create', null],
        ],
      )
      assert.containsSubset(body[0], {
        by: { id: decides.userId },
        changes: [{ field: states!.field, from: 'pending', to: 'rejected' }],
      })
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
