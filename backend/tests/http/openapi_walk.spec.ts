import type { Field } from '@barem/resources/kit'
import { test } from '@japa/runner'
import { clerk, draft } from '#tests/support/documents/lives'
import { formWith, PDF, picture } from '#tests/support/files'
import { entered, newPerson } from '#tests/support/people'
import { created, fresh, plural, resourceOf, sample, target } from '#tests/support/samples'
import { walkOwnDefinitions } from '#tests/support/walk_own'
import { Walker } from '#tests/support/walker'
import { walkWorkflows } from '#tests/support/workflows/walk'
import { AUTHORITY, HIDDEN, walkLife, walkLinesSheets, walkPlainLife, walkRows, walkSheets } from '#tests/support/walks'
import { walkDebts } from './debt/walk.ts'
import { walkReturns } from './returns/walk.ts'
import { walkQueryLists } from './walk_query_lists.ts'
import { drawn } from '#tests/support/draw'
import { soaking } from '#tests/support/soak'
import { isPartial, wanted } from '#tests/support/cover'

type LinesField = Extract<Field, { type: 'lines' }>

/** Sheets take a process each; the others are described and served by the same code. */
const withSheets = soaking ? plural : drawn(plural, 3, ({ name }) => name)

/** Documents whose lines go out as sheets. */
const sheetsOfLines = plural.filter(({ fields }) =>
  Object.values(fields).some((field) => field.type === 'lines' && (field as LinesField).sheet !== null),
)

test.group('what is answered fits what is described', (group) => {
  group.tap((each) => each.tags(['@anyEngine']))
  let walker: Walker
  group.setup(async () => void (walker = await Walker.of('superadmin')))

  for (const resource of wanted(plural)) {
    const { name, states, fields } = resource
    test(`${name}: rows`, ({ assert }) => walkRows(walker, resource, assert))
    if (sheetsOfLines.includes(resource))
      test(`${name}: its lines as sheets`, ({ assert }) => walkLinesSheets(walker, resource, assert))
    if (withSheets.includes(resource)) test(`${name}: sheets`, ({ assert }) => walkSheets(walker, resource, assert))
    if (states && !fields.approverId)
      test(`${name}: its life without approval`, ({ assert }) => walkPlainLife(walker, resource, assert))
    if (fields.approverId) test(`${name}: its life`, ({ assert }) => walkLife(walker, resource, assert))
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
    await walker.visit('user.missingRight', { token, query: 'right=13.c' })
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

  test('workflows and their requests', ({ assert }) => walkWorkflows(walker, assert))

  test('lists that queries make, and their sheets', ({ assert }) => walkQueryLists(walker, assert))

  test('what is on hand, and the entries behind it', async ({ assert }) => {
    const [{ product }] = (await walker.visit('inventory.list', { query: '_start=0&_end=1' })).body
    const query = `productId=${product.id}&_start=0&_end=5`
    assert.isNotEmpty((await walker.visit('inventory.entries', { query })).body)
    for (const name of ['stockCard.show', 'stockCard.whole', 'stockCard.sheet'])
      await walker.visit(name, { query: `productId=${product.id}` })
    assert.isNotEmpty((await walker.visit('inventory.reserved', { query: '_start=0&_end=5' })).body)
    assert.isNotEmpty((await walker.visit('inventory.available', { query: `productIds=${product.id}` })).body)
  })

  test('debts of customers and to suppliers, a sale at once, places of returned goods, VAT numbers', async ({
    assert,
  }) => {
    await walkDebts(walker, assert)
    await walkReturns(walker)
  })

  test('figures of the dashboard, the documents behind them, reports and their sheets', async ({ assert }) => {
    const days = 'range=custom&from=2024-06-01&to=2026-05-31'
    assert.exists((await walker.visit('dashboard.show', { query: 'range=pastYear' })).body.figures.revenue)
    await walker.visit('dashboard.version')
    await walker.visit('dashboard.sheets', { query: days })
    await walker.visit('dashboard.entries', {
      query: 'metric=revenue&from=2024-06-01&to=2026-05-31&_start=0&_end=5',
    })
    const params = { report: 'sales-by-customer' }
    await walker.visit('dashboard.report', { params, query: `${days}&_start=0&_end=5` })
    await walker.visit('dashboard.sheet', { params, query: days })
  })

  test('what waits for the caller, and one tile of it', async ({ assert }) => {
    assert.isNotEmpty((await walker.visit('home.show')).body.tiles)
    assert.lengthOf((await walker.visit('home.show', { query: 'tile=issue' })).body.tiles, 1)
  })

  test('resources that a company makes', ({ assert }) => walkOwnDefinitions(walker, assert))

  const all = test('reached every route that is described', ({ assert }) => {
    const left = plural
      .filter((resource) => !withSheets.includes(resource))
      .flatMap(({ name }) => ['export', 'template', 'import'].map((call) => `${name}.${call}`))
    const walked = new Set([...walker.walked, ...left])
    assert.deepEqual(
      walker.names.filter((name) => !walked.has(name)),
      [],
    )
    assert.includeMembers(walker.names, [...walker.walked])
  })
  if (isPartial) all.skip(true, 'some resources alone are walked')
})
