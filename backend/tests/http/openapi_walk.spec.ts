import { test } from '@japa/runner'
import { isDocument, lineFieldsOf, lineResource, type AnyResource, type Field } from '@barem/resources/kit'
import { signIn } from '#tests/support/client'
import { clerk, draft } from '#tests/support/documents/lives'
import { answersTo, wayTo } from '#tests/support/documents/ways'
import { formWith, PDF, picture } from '#tests/support/files'
import { entered, newPerson } from '#tests/support/people'
import { created, fresh, plural, resourceOf, sample, target } from '#tests/support/samples'
import { Walker } from '#tests/support/walker'

/** Whoever sees cost sees all that is described to the super admin. */
/** What documents hide from most people: costs, and what customers owe. */
const HIDDEN: [number, string][] = [
  [58, 'v'],
  [22, 'v'],
]
const AUTHORITY: [number, string] = [60, 'v']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const relationsOf = ({ fields }: AnyResource) =>
  Object.entries(fields)
    .filter(([, field]) => 'to' in (field as Field))
    .map(([name]) => name)

/** A row for others to be held against: a new one where that is possible, else one that is there. */
const rowOf = async (walker: Walker, resource: AnyResource) =>
  resource.actions.includes('create') ? created(resource) : (await walker.visit(`${resource.name}.list`)).body[0]

test.group('what is answered fits what is described', (group) => {
  group.tap((each) => each.tags(['@anyEngine']))
  let walker: Walker
  group.setup(async () => void (walker = await Walker.of('superadmin')))

  for (const resource of plural) {
    const { name, actions } = resource
    test(`${name}: rows`, async ({ assert }) => {
      let row = await rowOf(walker, resource)
      if (actions.includes('create'))
        row = (await walker.visit(`${name}.create`, { body: await sample(resource) })).body
      const params = { id: row.id }
      if (actions.includes('update')) {
        const [field, value] =
          Object.entries(await sample(resource, 'DONGA', 'required')).find(
            ([key]) => resource.fields[key]?.type === 'text',
          ) ?? []
        row = (
          await walker.visit(`${name}.update`, {
            params,
            body: { version: row.version, ...(field && { [field]: value }) },
          })
        ).body
        assert.equal((await walker.visit(`${name}.update`, { params, body: { version: row.version + 1 } })).status, 409)
      }
      await walker.visit(`${name}.list`, { query: '_start=0&_end=100' })
      await walker.visit(`${name}.show`, { params })
      await walker.visit(`${name}.history`, { params, query: '_start=0&_end=20' })
      for (const part of [resource, ...lineFieldsOf(resource).map((field) => lineResource(resource, field))])
        for (const field of relationsOf(part))
          await walker.visit(`${part.name}.options`, { params: { field }, query: 'q=a&_end=20' })
      for (const field of resource.duplicates)
        await walker.visit(`${name}.similar`, {
          query: `field=${field}&value=${encodeURIComponent(String(row[field]))}`,
        })
      const [bulk] = resource.list.bulk
      if (bulk && actions.includes('update'))
        await walker.visit(`${name}.updateMany`, { body: { ids: [row.id], changes: { [bulk]: row[bulk] } } })
      if (actions.includes('delete')) await walker.visit(`${name}.delete`, { params })
    })

    test(`${name}: sheets`, async ({ assert }) => {
      const { content } = await walker.visit(`${name}.export`, { query: '_sort=createdAt&_order=desc' })
      if (!actions.includes('create') || isDocument(resource)) return
      await walker.visit(`${name}.template`)
      const { body } = await walker.visit(`${name}.import`, { bytes: { content, type: XLSX }, query: 'check=true' })
      assert.isNotEmpty(body.data.refused, 'codes that are taken')
    })

    if (resource.states && !resource.fields.approverId)
      test(`${name}: its life without approval`, async ({ assert }) => {
        await walker.visit(`${name}.preview`, { body: await sample(resource) })
        for (const action of Object.keys(resource.states!.actions)) {
          let row: any = await created(resource)
          for (const step of wayTo(resource, action)) {
            const body = { version: row.version, ...answersTo(resource, row, step) }
            row = (await walker.visit(`${name}.${step}`, { params: { id: row.id }, body })).body
          }
          assert.equal(row[resource.states!.field], resource.states!.actions[action]!.to)
          const history = (await walker.visit(`${name}.history`, { params: { id: row.id } })).body
          assert.equal(history[0].action, action)
          for (const { paper } of resource.prints)
            await walker.visit(`${name}.print`, { params: { id: row.id }, body: { paper } })
          if (resource.prints.length > 0)
            assert.isNotEmpty((await walker.visit(`${name}.prints`, { params: { id: row.id } })).body)
        }
      })

    if (resource.fields.approverId)
      test(`${name}: its life`, async ({ assert }) => {
        const [asks, decides] = [
          await clerk(resource.area!, undefined, HIDDEN),
          await clerk(resource.area!, ['v'], [...HIDDEN, AUTHORITY]),
        ]
        let row = await draft(resource, decides.userId)
        const act = async (action: string, token: string) => {
          row = (
            await walker.visit(`${name}.${action}`, {
              token,
              params: { id: row.id },
              body: {
                version: row.version,
                ...(resource.states!.actions[action]!.comment !== 'none' && { comment: 'Lý do' }),
              },
            })
          ).body
        }
        const { figures } = (await walker.visit(`${name}.preview`, { body: await sample(resource) })).body
        for (const [field, { figure }] of Object.entries(resource.fields))
          if (figure === 'amount') assert.property(figures, field)
        await walker.visit(`${name}.preview`, { body: { id: row.id } })
        for (const [action, who] of [
          ['request', asks],
          ['withdraw', asks],
          ['request', asks],
          ['reject', decides],
          ['request', asks],
          ['approve', decides],
          ['revise', asks],
          ['cancel', asks],
        ] as const)
          await act(action, who.token)
        assert.isNotEmpty((await walker.visit(`${name}.revisions`, { params: { id: row.id } })).body)
        for (const { paper } of resource.prints)
          await walker.visit(`${name}.print`, { params: { id: row.id }, body: { paper }, token: asks.token })
        if (resource.prints.length > 0)
          assert.isNotEmpty((await walker.visit(`${name}.prints`, { params: { id: row.id } })).body)
        const history = (await walker.visit(`${name}.history`, { params: { id: row.id } })).body
        assert.includeMembers(
          history.map(({ action }: any) => action),
          ['request', 'withdraw', 'reject', 'approve', 'revise', 'cancel'],
        )
      })
  }

  test('lines by their ids, and what history tells of them', async ({ assert }) => {
    const row = (await walker.visit('sales-orders.create', { body: await sample(resourceOf('sales-orders')) })).body
    const { body } = await walker.visit('sales-orders.update', {
      params: { id: row.id },
      body: { version: row.version, lines: [{ id: row.lines[0].id, quantity: '70' }] },
    })
    assert.equal(body.lines[0].quantity, '70.000')
    const [{ changes }] = (await walker.visit('sales-orders.history', { params: { id: row.id } })).body
    assert.isNotEmpty(changes.find(({ field }: any) => field === 'lines').lines)
    const lines = [{ quantity: '7' }]
    const begun = (await walker.visit('sales-orders.update', { params: { id: row.id }, body: { lines } })).body
    assert.isArray(begun.lines, JSON.stringify(begun))
    assert.deepEqual([begun.lines.length, begun.lines[0].productId, begun.grandTotal], [1, null, null])
    await walker.visit('sales-orders.create', { body: {} })
  })

  test('accounts', async () => {
    const person = await newPerson('R004')
    const { token, cookie } = await entered(person)
    await walker.visit('account.tenants', { token: null })
    await walker.visit('account.authenticate', {
      token: null,
      body: { tenantId: person.tenantId, account: person.username, password: person.password, rememberMe: true },
    })
    await walker.visit('account.refresh', { token: null, headers: { cookie, 'x-barem-refresh': '1' } })
    await walker.visit('account.forgotPassword', {
      token: null,
      body: { tenantId: person.tenantId, email: 'khong.co@thu.example' },
    })
    await walker.visit('user.profile')
    await walker.visit('user.profile', { token })
    await walker.visit('user.changePassword', {
      token,
      body: { oldPassword: person.password, newPassword: `Barem-${fresh()}` },
    })
    const again = await entered(await newPerson('R004'))
    await walker.visit('account.logout', { token: again.token })
  })

  test('users in the words of the specification', async () => {
    const payload = {
      username: `nguoi.di${fresh()}`.slice(0, 20),
      fullName: 'Người Đi',
      email: `di${fresh()}@thu.example`,
      phoneNumber: `05${String(fresh()).padStart(8, '0').slice(-8)}`,
      roleGroupIds: [await target('role-groups')],
    }
    const { id } = (await walker.visit('user.create', { body: { payload: { ...payload, isAdmin: true } } })).body.data
    await walker.visit('user.search', { body: { PageNumber: 1, PageSize: 20, search: payload.username } })
    await walker.visit('user.update', { body: { payload: { id, fullName: 'Tên Khác' } } })
    await walker.visit('user.resetPassword', { body: { userId: id } })
    await walker.visit('user.delete', { params: { id } })
  })

  test('the company and the official lists', async ({ assert }) => {
    const { name, version } = (await walker.visit('tenant.show')).body.data
    await walker.visit('tenant.letterhead')
    await walker.visit('tenant.update', { body: { payload: { name: `${name} ${fresh()}`, version } } })
    await walker.visit('tenant.update', { body: { payload: { name } } })
    await walker.visit('tenant.history')
    const settings = (await walker.visit('company-settings.show')).body
    await walker.visit('company-settings.update', { body: { version: settings.version, priceStep: '50' } })
    await walker.visit('company-settings.update', { body: { priceStep: settings.priceStep } })
    assert.equal((await walker.visit('company-settings.update', { body: { version: 1_000_000 } })).status, 409)
    await walker.visit('company-settings.options', { params: { field: 'defaultWarehouseId' }, query: 'q=kho' })
    await walker.visit('company-settings.history')
    await walker.visit('settings.current')
    for (const query of ['level=province', 'system=old&level=district&parent=01', 'q=ba dinh'])
      await walker.visit('administrativeUnits.list', { query })
  })

  test('files', async ({ assert }) => {
    const { filePath } = (
      await walker.visit('file.create', {
        params: { folder: 'products' },
        bytes: formWith(await picture('png'), 'a.png'),
      })
    ).body.data
    await walker.visit('file.create', {
      params: { folder: 'documents' },
      bytes: { content: PDF, type: 'application/pdf' },
    })
    const params = { folder: 'products', id: filePath.split('/')[1] }
    await walker.visit('file.replace', {
      params,
      query: 'override=true',
      bytes: formWith(await picture('jpeg'), 'b.jpg'),
    })
    const { headers } = await walker.visit('file.show', { params })
    await walker.visit('file.show', { params, query: 'size=thumb' })
    assert.equal(
      (await walker.visit('file.show', { params, headers: { 'if-none-match': headers.get('etag')! } })).status,
      304,
    )
  })

  test('sheets by the calls of the specification', async () => {
    const { body } = await walker.visit('sheets.export', { params: { path: 'departments' }, body: { _sort: 'name' } })
    await walker.visit('file.show', { params: { folder: 'exports', id: body.data.filePath.split('/')[1] } })
    await walker.visit('sheets.template', { params: { path: 'products' } })
  })

  test('families of products', async () => {
    const { body: common } = { body: await sample(resourceOf('products'), 'DONGA', 'required') }
    const { productTypeId, productGroupId, unitId, sellingPrice, costPrice } = common
    const body = {
      shape: 'rectangular_tube',
      sizes: ['20x40'],
      thicknesses: ['1.2', '1.4'],
      length: '6',
      codePattern: `HV${fresh()}-{size}x{t}`,
      namePattern: 'Hộp {size}x{t}',
      common: { productTypeId, productGroupId, unitId, priceType: 'barem_kg', sellingPrice, costPrice },
    }
    await walker.visit('products.family', { body, query: 'check=true' })
    await walker.visit('products.family', { body })
  })

  test('goods, prices and approvals', async ({ assert }) => {
    const orders = resourceOf('sales-orders')
    const [asks, decides] = [
      await clerk(orders.area!, undefined, HIDDEN),
      await clerk(orders.area!, ['v'], [...HIDDEN, AUTHORITY]),
    ]
    const rows = [await draft(orders, decides.userId), await draft(orders, decides.userId)]
    const waiting = []
    for (const { id, version } of rows)
      waiting.push(
        (await walker.visit('sales-orders.request', { token: asks.token, params: { id }, body: { version } })).body,
      )
    const { body: inbox } = await walker.visit('approvals.inbox', { token: decides.token, query: '_start=0&_end=20' })
    assert.isAtLeast(inbox.length, 2)
    const items = [
      ...waiting.map(({ id, version }) => ({ resource: 'sales-orders', id, version })),
      { resource: 'sales-orders', id: crypto.randomUUID(), version: 1 },
    ]
    const { body: decided } = await walker.visit('approvals.decide', {
      token: decides.token,
      body: { decision: 'approve', comment: null, items },
    })
    assert.deepEqual(
      decided.data.results.map(({ succeeded }: any) => succeeded),
      [true, true, false],
    )

    const { customerId, lines } = waiting[0]!
    const goods = (
      await walker.visit('sales-orders.goods', { query: `ids=${lines[0].productId}&customerId=${customerId}` })
    ).body
    assert.isNotNull(goods[0].lastPrice)
    await walker.visit('sales-orders.goods', { query: 'q=phi 16&_end=20' })
    await walker.visit('purchase-contracts.goods', { query: 'q=phi 16&_end=20' })
    assert.isNotEmpty((await walker.visit('find', { query: 'q=phi 16' })).body.data)
    await walker.visit('find', { query: 'q=a' })
  })

  test('quotes of half-written orders', async () => {
    const row = (await created(resourceOf('sales-orders'))) as any
    const tariffs = (await walker.visit('shipping-fees.list')).body as { id: string }[]
    const line = {
      id: row.lines[0].id,
      productId: row.lines[0].productId,
      quantity: '500',
      priceType: 'piece',
      unitPrice: '1',
    }
    for (const deliveryTariffId of [null, ...tariffs.map(({ id }) => id)])
      await walker.visit('pricing.quote', {
        body: {
          orderDate: row.orderDate,
          customerId: row.customerId,
          deliveryTariffId,
          distance: '10',
          shippingAddress: row.shippingAddress ?? null,
          lines: [line, { productId: null }, null],
        },
      })
  })

  test('views of lists', async () => {
    const state = {
      q: 'a',
      filters: { status: ['active'] },
      sort: { field: 'name', order: 'asc' },
      columns: ['name'],
      size: 20,
    }
    const { id } = (
      await walker.visit('views.create', {
        body: { resource: 'customers', name: `Xem ${fresh()}`, shared: true, isDefault: true, state },
      })
    ).body
    const params = { id }
    await walker.visit('views.list', { query: 'resource=customers' })
    await walker.visit('views.update', { params, body: { version: 1, name: `Xem ${fresh()}`, state: {} } })
    await walker.visit('views.update', { params, body: { version: 1, shared: false } })
    await walker.visit('views.setDefault', { params })
    await walker.visit('views.clearDefault', { params })
    await walker.visit('views.delete', { params })
  })

  test('reached every route that is described', ({ assert }) => {
    assert.sameMembers([...walker.walked], walker.names)
  })
})

test('prices and goods are described without what tells the cost to those who may not see it', async ({ assert }) => {
  const { token } = await clerk(19, ['v'])
  const seen = await Walker.of('nhanvien.demo')
  const goods = await seen.visit('sales-orders.goods', { token, query: 'q=phi 16' })
  assert.notProperty(goods.body[0], 'costPrice')
  assert.notInclude(JSON.stringify(seen.document.paths['/sales-orders/goods']), 'costPrice')
  assert.notInclude(JSON.stringify(seen.document.paths['/sales-orders/quote']), 'belowMargin')
  assert.include(JSON.stringify((await Walker.of('superadmin')).document.paths['/sales-orders/quote']), 'belowMargin')
  await seen.visit('pricing.quote', {
    token: await signIn('nhanvien.demo'),
    body: { orderDate: '2026-11-05', lines: [{ productId: goods.body[0].id, quantity: '1' }] },
  })
})
