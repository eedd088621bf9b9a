import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import {
  act,
  APPROVES,
  askedOrder,
  lines,
  newOrder,
  seller,
  type OrderRow,
  type Signed,
} from '#tests/support/documents/orders'
import { entered, newPerson, newRole } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'

const SELLS = [19, 'f'] as const

/** Sells, and approves up to an amount. */
const approver = (limit: string | null = null) => seller([SELLS, APPROVES], limit)
const clerk = () => seller([SELLS])

/** An order of so many dong, with `approver` named. */
async function orderOf(by: Signed, amount: number, approver: Signed): Promise<OrderRow> {
  const row = await newOrder(by, approver)
  const [line] = await lines()
  const { status, body } = await by.api.patch(`/sales-orders/${row.id}`, {
    version: row.version,
    lines: [{ ...line, quantity: '1', salePrice: String(amount) }],
    discount: '0',
    shippingFee: '0',
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

const refusal = ({ status, body }: { status: number; body: any }) => [
  status,
  ...(status < 400 ? [] : [body.code]),
  ...(body.errors ?? []).map(({ field, rule, message }: any) => `${field} ${rule}: ${message}`),
]

/** Changes the role groups of somebody behind the back of the server. */
const change = ({ userId }: Signed, set: string) =>
  onDatabase((client) =>
    client.query(
      `update role_groups r set ${set} from users_role_groups u where u.tenant_id = r.tenant_id and u.target_id = r.id and u.owner_id = $1`,
      [userId],
    ),
  )

/** The same person, in one more role group. */
async function joins({ userId }: Signed, permissions: readonly (readonly [number, string])[], limit: string | null) {
  const code = await newRole(permissions, limit)
  await onDatabase((client) =>
    client.query(
      `insert into users_role_groups (tenant_id, owner_id, target_id, position) select tenant_id, $1, id, 1 from role_groups where code = $2`,
      [userId, code],
    ),
  )
}

const again = async (person: Signed): Promise<Signed> => ({ ...person, api: api((await entered(person)).token) })

test.group('who may be named as approver', () => {
  test('nobody without authority: two clerks do not approve each other', async ({ assert }) => {
    const [one, other] = [await clerk(), await clerk()]
    for (const [by, named] of [
      [one, other],
      [other, one],
    ] as const)
      assert.deepEqual(refusal(await act(by, await newOrder(by, named), 'request')), [
        422,
        'COM_ERR_001',
        'approverId approverNoAuthority: Người Thử has no authority to approve. Choose another approver',
      ])
  })

  test('whoever may approve as much as the document comes to, to the dong; a larger one names limit and amount', async ({
    assert,
  }) => {
    const [by, named] = [await clerk(), await approver('50000000')]
    assert.equal((await act(by, await orderOf(by, 50_000_000, named), 'request')).status, 200)
    assert.deepEqual(refusal(await act(by, await orderOf(by, 50_000_001, named), 'request')), [
      422,
      'COM_ERR_001',
      'approverId approverLimit: Người Thử approves up to 50,000,000 đ; this document comes to 50,000,001 đ. Choose another approver',
    ])
  })

  test('the largest limit of the groups that hold the authority counts, and one without a limit has none', async ({
    assert,
  }) => {
    const [by, named] = [await clerk(), await approver('1000')]
    const large = () => orderOf(by, 60_000_000, named)
    assert.equal((await act(by, await large(), 'request')).status, 422)
    await joins(named, [SELLS], '900000000')
    assert.equal((await act(by, await large(), 'request')).status, 422, 'a group without authority has no say')
    await joins(named, [APPROVES], '70000000')
    assert.equal((await act(by, await large(), 'request')).status, 200)
    assert.equal((await act(by, await orderOf(by, 70_000_001, named), 'request')).status, 422)
    await joins(named, [APPROVES], null)
    assert.equal((await act(by, await orderOf(by, 900_000_000, named), 'request')).status, 200)
  })

  test('nobody with a limit for a contract whose amount nobody knows', async ({ assert }) => {
    const buys = [44, 'f'] as const
    const [by, limited, free] = [
      await seller([buys]),
      await seller([buys, APPROVES], '999999999999'),
      await seller([buys, APPROVES]),
    ]
    const superAdmin = api(await signIn('superadmin'))
    const [{ supplierId }] = (await superAdmin.get('/purchase-contracts?_end=1')).body
    const [{ productId }] = await lines()
    const ask = async (approverId: string) => {
      const made = await by.api.post('/purchase-contracts', {
        supplierId,
        approverId,
        kind: 'open_ended',
        lines: [{ productId, quantityUnit: 'piece', priceType: 'piece', unitPrice: '1000' }],
      })
      return by.api.post(`/purchase-contracts/${made.body.id}/request`, { version: made.body.version })
    }
    assert.deepEqual(
      refusal(await ask(limited.userId)).map((part) => String(part).split(':')[0]),
      ['422', 'COM_ERR_001', 'approverId approverLimitUnknown'],
    )
    assert.equal((await ask(free.userId)).status, 200)
  })

  test('super admins and admins, not accountants and staff', async ({ assert }) => {
    const by = await clerk()
    const answers: number[] = []
    for (const role of ['R001', 'R002', 'R003', 'R004']) {
      const row = await newOrder(by, (await newPerson(role)) as Signed)
      answers.push((await act(by, row, 'request')).status)
    }
    assert.deepEqual(answers, [200, 200, 422, 422])
  })
})

test.group('choices of approvers', () => {
  const offered = async ({ api: { get } }: Signed, query: string) =>
    (await get(`/sales-orders/options/approverId?${query}`)).body

  test('are those who see the document and may approve, each with how much', async ({ assert }) => {
    const [by, limited, free, blind] = [
      await clerk(),
      await approver('20000000'),
      await approver(),
      await seller([APPROVES]),
    ]
    const search = async (person: Signed) =>
      (await offered(by, `q=${person.code}`)).map(({ id, authority }: any) => ({ id, authority }))
    assert.deepEqual(await search(limited), [{ id: limited.userId, authority: { may: true, limit: '20000000' } }])
    assert.deepEqual(await search(free), [{ id: free.userId, authority: { may: true, limit: null } }])
    for (const person of [by, blind]) assert.deepEqual(await search(person), [])
    const known = await offered(by, `id=${blind.userId}`)
    assert.containsSubset(known, [{ id: blind.userId, name: 'Người Thử', authority: { may: false } }])
    const all = await offered(by, '_end=100')
    assert.isTrue(all.every(({ authority }: any) => authority.may))
  })

  test('those asked before are proposed, the last one first, for as long as they may', async ({ assert }) => {
    const [by, first, second] = [await clerk(), await approver(), await approver('90000000000')]
    const proposed = async (person = by) => (await offered(person, 'proposed=true')).map(({ id }: any) => id)
    assert.deepEqual(await proposed(), [])
    for (const named of [second, first, second]) await askedOrder(by, named)
    assert.deepEqual(await proposed(), [second.userId, first.userId])
    assert.deepEqual(await proposed(await clerk()), [], 'whom others ask is their own matter')
    await change(second, `permissions = '["19.f"]'`)
    assert.deepEqual(await proposed(), [first.userId])
  })

  test('other relations propose nobody', async ({ assert }) => {
    const by = await clerk()
    for (const path of [
      '/sales-orders/options/customerId?proposed=true',
      '/sales-orders/options/approverId?proposed=1',
    ])
      assert.equal((await by.api.get(path)).status, 400, path)
  })
})

test.group('the decision of an approver', () => {
  const decided = async (by: Signed, row: OrderRow, action: 'approve' | 'reject') =>
    refusal(await act(by, row, action, 'Ý kiến'))

  test('asks again whether they may, as it is then', async ({ assert }) => {
    for (const action of ['approve', 'reject'] as const) {
      const [by, named] = [await clerk(), await approver()]
      const row = await askedOrder(by, named)
      await change(named, `permissions = '["19.f"]'`)
      const stripped = await again(named)
      assert.deepEqual(await decided(stripped, row, action), [403, 'QUT_ERR_011'])
      assert.deepEqual((await stripped.api.get('/approvals/inbox')).body, [])
      assert.equal((await stripped.api.get('/approvals/inbox?_end=0')).headers.get('x-total-count'), '0')
      const { allowed, status } = (await stripped.api.get(`/sales-orders/${row.id}`)).body
      assert.equal(status, 'pending')
      assert.notIncludeMembers(allowed, ['approve', 'reject'])
    }
  })

  test('is within their limit as it is then, which needs no new sign-in, and the refusal names it', async ({
    assert,
  }) => {
    const [by, named] = [await clerk(), await approver()]
    const row = (await act(by, await orderOf(by, 60_000_000, named), 'request')).body
    await change(named, `approval_limit = 50000000`)
    assert.deepEqual(await decided(named, row, 'approve'), [
      403,
      'QUT_ERR_011',
      'approval ownLimit: You approve up to 50,000,000 đ; this document comes to 60,000,000 đ',
    ])
    const many = await named.api.post('/approvals/decide', {
      decision: 'approve',
      items: [{ resource: 'sales-orders', id: row.id, version: row.version }],
    })
    assert.containsSubset(many.body.data.results, [
      {
        succeeded: false,
        code: 'QUT_ERR_011',
        message: 'You approve up to 50,000,000 đ; this document comes to 60,000,000 đ',
      },
    ])
    assert.deepEqual((await named.api.get('/approvals/inbox')).body, [])
    await change(named, `approval_limit = 60000000`)
    assert.lengthOf((await named.api.get('/approvals/inbox')).body, 1)
    assert.deepEqual(await decided(named, row, 'approve'), [200])
  })
})

test.group('a request that waits for somebody who cannot decide any more', () => {
  const obstacles: [string, (named: Signed) => Promise<unknown>, object][] = [
    [
      'lost the authority',
      (named) => change(named, `permissions = '["19.f"]'`),
      { obstacle: 'noAuthority', limit: null },
    ],
    [
      'may not see it any more',
      (named) => change(named, `permissions = '["60.f"]'`),
      { obstacle: 'cannotSee', limit: null },
    ],
    ['may not approve so much', (named) => change(named, 'approval_limit = 5'), { obstacle: 'limit', limit: '5' }],
    [
      'are locked',
      ({ userId }) => onDatabase((client) => client.query('update users set is_locked = true where id = $1', [userId])),
      { obstacle: 'locked', limit: null },
    ],
  ]

  for (const [what, happens, told] of obstacles)
    test(`says that they ${what}; who asked takes it back, names another and asks again`, async ({ assert }) => {
      const [by, named, other] = [await clerk(), await approver(), await approver()]
      const row = await askedOrder(by, named)
      const tasks = async () => (await by.api.get(`/sales-orders/${row.id}`)).body.approval.tasks
      assert.containsSubset(await tasks(), [{ assignee: { id: named.userId }, obstacle: null, limit: null }])
      await happens(named)
      assert.containsSubset(await tasks(), [{ assignee: { id: named.userId }, ...told }])
      const back = (await act(by, row, 'withdraw')).body
      assert.deepEqual([back.status, back.approval.tasks[0].obstacle], ['draft', null])
      const renamed = await by.api.patch(`/sales-orders/${row.id}`, { version: back.version, approverId: other.userId })
      const asked = await act(by, renamed.body, 'request')
      assert.equal(asked.status, 200)
      assert.deepEqual((await act(other, asked.body, 'approve')).body.status, 'approved')
    })
})
