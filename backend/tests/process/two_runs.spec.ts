import { test } from '@japa/runner'
import pg from 'pg'
import { lineFieldsOf, lineResource } from '@barem/resources/kit'
import { accounts, call } from '#tests/support/client'
import { questions, type Question } from '#tests/support/questions'
import { plural } from '#tests/support/samples'
import { times } from '#tests/support/soak'
import { both, compare, deleteUnused, enter, OWN_KEY, rowsOf, runsOf } from '#tests/support/two_runs'

/** Questions in each comparison, and how many of them have to be answered with something. */
const [ASKED, ENOUGH] = [times(150, 600), times(25, 100)]

test.group('two runs that differ in what the caller may not see', (group) => {
  const { first, alter, files, owns } = runsOf(group)

  const foreign = () => owns.find(({ company }) => company === 'PHUONGNAM')!
  const ownOf = (rowId: string): Question[] =>
    [
      `/own/${OWN_KEY}`,
      `/own/${OWN_KEY}?q=xe`,
      `/own/${OWN_KEY}?depot_like=x`,
      `/own/${OWN_KEY}/${rowId}`,
      `/own/${OWN_KEY}/${rowId}/history`,
      '/definitions',
      '/own-definitions',
      '/find?q=xe',
    ].map((path) => ({ method: 'GET', path }))
  /** What may be asked of the resources that both companies made with one key, by ids of both. */
  const aboutOwn = (): Question[] => [
    ...owns.flatMap(({ rowId }) => ownOf(rowId)),
    ...owns.flatMap(({ id }) =>
      ['', '/changes', '/versions'].map((rest) => ({ method: 'GET', path: `/own-definitions/${id}${rest}` })),
    ),
    { method: 'PATCH', path: `/own/${OWN_KEY}/${foreign().rowId}`, body: { version: 1, name: 'x' } },
    { method: 'POST', path: `/own/${OWN_KEY}`, body: { name: 'x', depot: 'y' } },
    { method: 'DELETE', path: `/own/${OWN_KEY}/${foreign().rowId}` },
  ]

  test('another company’s rows, whatever they are, change no byte of any answer', async ({ assert }) => {
    const other = await alter('two', async (client) => {
      const { rows } = await client.query(`select tenant_id from tenants where code = 'PHUONGNAM'`)
      const theirs = rows[0].tenant_id as string
      for (const { table, title } of plural) {
        const column = title.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        await client.query(
          `update ${table} set ${column} = left(${column} || ' khác hẳn', 255), version = version + 5 where tenant_id = $1`,
          [theirs],
        )
      }
      await deleteUnused(client, 'sales_orders', `tenant_id = '${theirs}' and right(id::text, 1) < '8'`)
      await deleteUnused(client, 'customers', `tenant_id = '${theirs}' and right(id::text, 1) < '8'`)
      await client.query(
        `update customers set phone = '03' || right(phone, 8), company_address = jsonb_set(company_address, '{text}', '"Nơi khác"') where tenant_id = $1`,
        [theirs],
      )
      await deleteUnused(client, 'products', `tenant_id = '${theirs}' and code like 'H%'`)
      await client.query(
        `update sales_orders_lines set quantity = quantity + 1, product_name = 'Hàng khác' where tenant_id = $1`,
        [theirs],
      )
      await client.query(`update doc_counters set n = n + 500 where tenant_id = $1`, [theirs])
      await client.query(
        `insert into departments (tenant_id, id, code, name, status) select $1, gen_random_uuid(), 'KHAC' || n, 'Phòng thứ ' || n, 'active' from generate_series(1, 300) n`,
        [theirs],
      )
      await client.query(`update role_groups set permissions = '["13.f"]' where tenant_id = $1 and code <> 'R001'`, [
        theirs,
      ])
      await client.query(`update record_history set user_id = null, address = '203.0.113.9' where tenant_id = $1`, [
        theirs,
      ])
      await client.query(`update ${foreign().table} set name = 'Xe khác hẳn', depot = 'Bãi khác', version = 9`)
      await client.query(
        `update own_definitions set definition = jsonb_set(definition, '{label,vi_VN}', '"Xe đổi tên"'), version = 9
          where id = $1`,
        [foreign().id],
      )
      await client.query(`delete from files where tenant_id = $1 and folder = 'products'`, [theirs])
      await client.query(`update files set name = 'khac.png', version = 9 where tenant_id = $1`, [theirs])
      await client.query(
        `update tenants set short_name = 'Đổi tên', phone = '0999999999', logo = null where tenant_id = $1`,
        [theirs],
      )
    })
    const one = await first()
    const known = both(await rowsOf(one.url, 'DONGA'), await rowsOf(one.url, 'PHUONGNAM'))
    assert.isTrue(
      Object.values(known).every((rows) => rows.some(({ foreign }) => foreign)),
      'there are foreign ids to ask for',
    )
    for (const [index, account] of Object.values(accounts).entries()) {
      const { different, statuses } = await compare(one, other, account, [
        ...questions(20_26_11 + index, ASKED, known),
        ...aboutOwn(),
        ...files.flatMap((path) => [
          { method: 'GET', path: `/File/${path}` },
          { method: 'GET', path: `/File/${path}?size=thumb` },
          { method: 'POST', path: `/File/${path}`, body: {} },
        ]),
      ])
      assert.deepEqual(different, [], account)
      assert.isAbove(statuses['200'] ?? 0, ENOUGH, `${account} sees something: ${JSON.stringify(statuses)}`)
      assert.isAbove((statuses['404'] ?? 0) + (statuses['403'] ?? 0), times(12, 50))
    }
    // The other company itself sees the difference, or the check could not fail.
    assert.lengthOf(
      (
        await compare(
          one,
          other,
          accounts.R001,
          [
            { method: 'GET', path: '/departments' },
            { method: 'GET', path: '/tenant' },
            { method: 'GET', path: `/own/${OWN_KEY}` },
            { method: 'GET', path: '/definitions' },
          ],
          'PHUONGNAM',
        )
      ).different,
      4,
    )
  })

  test('columns that the caller may not see change no byte of any answer', async ({ assert }) => {
    const other = await alter('three', async (client) => {
      await client.query(`update products set cost_price = cost_price * 3 + 7`)
      await client.query(`update sales_orders_lines set import_price = coalesce(import_price, 0) + 7`)
      await client.query(`update stock_by_product set value = value * 3 + 7 where pieces > 0`)
    })
    const one = await first()
    const known = await rowsOf(one.url, 'DONGA')
    const aboutProducts = questions(20_26_21, 5 * ASKED, known)
      .filter(
        ({ path }) =>
          path.includes('product') ||
          path.includes('sales-orders') ||
          path.includes('openapi') ||
          path.startsWith('/find'),
      )
      .slice(0, ASKED)
    const { different, statuses } = await compare(one, other, accounts.R004, aboutProducts)
    assert.deepEqual(different, [])
    assert.isAbove(statuses['200'] ?? 0, ENOUGH)
    // Whoever may see the column does see the difference, or the check could not fail.
    const seen = await compare(one, other, accounts.R003, [
      { method: 'GET', path: '/products?_end=5' },
      { method: 'GET', path: `/sales-orders/${String(known['sales-orders']![0]!.id)}` },
    ])
    assert.lengthOf(seen.different, 2)
  })

  test('what a relation leads to changes no byte of any answer to those who may not view it, but by its code and names', async ({
    assert,
  }) => {
    const other = await alter('four', async (client) => {
      await client.query(
        `update suppliers set phone = '03' || right(phone, 8), tax_code = '04' || substr(tax_code, 3), email = 'khac.' || email,
           contact_person = contact_person || ' Khác', contact_phone = '03' || right(contact_phone, 8)`,
      )
      await client.query(
        `update users set phone = '03' || right(phone, 8), email = 'khac.' || email where username <> $1`,
        [accounts.R004],
      )
    })
    const one = await first()
    const known = await rowsOf(one.url, 'DONGA')
    const hidden = { suppliers: ['phone', 'taxCode', 'contactPerson', 'email'], users: ['phone', 'email'] }
    const leading = plural.flatMap((resource) =>
      [resource, ...lineFieldsOf(resource).map((field) => lineResource(resource, field))].flatMap(({ name, fields }) =>
        Object.entries(fields).flatMap(([field, spec]) =>
          'to' in spec && String(spec.to) in hidden
            ? [{ path: `/${name}/options/${field}`, to: spec.to as keyof typeof hidden }]
            : [],
        ),
      ),
    )
    assert.isAbove(leading.length, 4)
    const asked = Object.entries(hidden).flatMap(([to, names]) =>
      known[to]!.slice(0, 6).flatMap((row) =>
        names
          .map((name) => String(row[name] ?? ''))
          .filter((value) => value !== '')
          .flatMap((value) => [value, value.slice(0, 6)])
          .flatMap((q) => [
            ...leading.filter((one) => one.to === to).map(({ path }) => `${path}?${new URLSearchParams({ q })}`),
            ...['/find', '/customers', '/sales-orders'].map((path) => `${path}?${new URLSearchParams({ q })}`),
          ]),
      ),
    )
    const chosen = leading.flatMap(({ path, to }) => known[to]!.slice(0, 5).map(({ id }) => `${path}?id=${String(id)}`))
    const { different, statuses } = await compare(one, other, accounts.R004, [
      ...[...asked, ...chosen].map((path) => ({ method: 'GET', path })),
      ...questions(20_26_31, ASKED, known),
    ])
    assert.deepEqual(different, [])
    assert.isAbove(statuses['200'] ?? 0, ENOUGH, JSON.stringify(statuses))
    // Whoever may view suppliers does find them by what has changed, or the check could not fail.
    const seen = await compare(one, other, accounts.R003, [
      { method: 'GET', path: `/sales-orders/options/supplierId?q=${String(known.suppliers![0]!.phone)}` },
      { method: 'GET', path: `/sales-orders/options/supplierId?id=${String(known.suppliers![0]!.id)}` },
    ])
    assert.lengthOf(seen.different, 2)
  })

  test('orders of others change no byte of any answer to somebody without a right to them', async ({ assert }) => {
    // Accountants may see costs, debts, customers and much else here, and neither orders nor documents that name them.
    const strip = (client: pg.Client) =>
      client.query(
        `update role_groups set permissions = (select jsonb_agg(p) from jsonb_array_elements_text(permissions) p where p !~ '^(19|20|24|34|44|46)[.]') where code = 'R003'`,
      )
    const one = await alter('five', async (client) => void (await strip(client)))
    const other = await alter('six', async (client) => {
      await strip(client)
      await deleteUnused(client, 'sales_orders', `right(id::text, 1) < '6'`)
      await client.query(
        `update sales_orders set contact_person = 'Người khác', grand_total = grand_total + 7, version = version + 3, code = code || 'x', status = case when status = 'draft' then 'approved' else 'draft' end`,
      )
      await client.query(
        `update sales_orders_lines set unit_price = unit_price + 7, barem = 5, weight_mode = 'per_piece'`,
      )
      await client.query(`update record_history set note = 'khác' where resource = 'sales-orders'`)
    })
    const admin = await enter(one.url, 'superadmin')
    const known = await rowsOf(one.url, 'DONGA')
    const orders = known['sales-orders'] as { id: string; customerId: string; code: string; version: number }[]
    const asked: Question[] = questions(20_26_31, 4 * ASKED, known).filter(
      ({ path }) => path.includes('order') || path.startsWith('/find') || path.startsWith('/customers'),
    )
    for (const { id, customerId, code, version } of orders.slice(0, 20)) {
      const { body } = await call('GET', `/sales-orders/${id}`, { url: one.url, token: admin })
      const [line] = body.lines
      const path = `/sales-orders/${id}`
      const goods = `/sales-orders/goods?ids=${line.productId}`
      asked.push(
        ...[path, `${path}/history`, `${path}/revisions`, `${path}/prints`].map((path) => ({ method: 'GET', path })),
        ...['request', 'approve', 'withdraw', 'revise', 'cancel', 'prints'].map((action) => ({
          method: 'POST',
          path: `${path}/${action}`,
          body: { version, comment: 'x' },
        })),
        { method: 'GET', path: `${goods}&customerId=${customerId}` },
        { method: 'GET', path: `/find?q=${encodeURIComponent(code)}` },
        { method: 'GET', path: `/sales-orders/options/approverId?proposed=true` },
        {
          method: 'POST',
          path: '/sales-orders/quote',
          body: {
            orderDate: '2026-11-20',
            customerId,
            lines: [{ id: line.id, productId: line.productId, quantity: '3' }],
          },
        },
      )
    }
    const { different, statuses } = await compare(one, other, accounts.R003, asked)
    assert.deepEqual(different, [])
    assert.isAbove(statuses['200'] ?? 0, ENOUGH, JSON.stringify(statuses))
    assert.isAbove(statuses['403'] ?? 0, ENOUGH, JSON.stringify(statuses))
    const seen = await compare(one, other, accounts.R004, [
      { method: 'GET', path: '/sales-orders?_end=5' },
      { method: 'GET', path: `/find?q=${encodeURIComponent(orders[0]!.code)}` },
    ])
    assert.lengthOf(seen.different, 2)
  })
})
