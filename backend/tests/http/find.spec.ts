import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { withoutAddress } from '#app/finder/address'
import { accounts, api, call, signIn, type Role } from '#tests/support/client'
import { clerk, documents, draft, superAdmin } from '#tests/support/documents/lives'
import { enter, newPerson } from '#tests/support/people'
import { created, creatable, fresh, resourceOf, sample } from '#tests/support/samples'
import { find, found, type Group } from './finding.ts'

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd').toLowerCase()

const customers = resourceOf('customers')
const customer = async (own: object) => created(customers, { ...(await sample(customers)), ...own })

/** Resources whose records have a page and can be searched. */
const searchable = resources.filter(({ list, actions }) => list.search.length > 0 && actions.includes('show'))

test.group('GET /v1.0/find', () => {
  test('finds a record by a part of its name without accents, and says what tells it apart', async ({ assert }) => {
    const name = `Công ty TNHH Đặng Tuấn Phát ${fresh()}`
    const row = await customer({ name })
    const [first] = await found(plain(name.replace('Công ty TNHH ', '')))
    assert.deepEqual(first, {
      resource: 'customers',
      rows: [
        { id: row.id, title: name, code: row.code as string, hint: `${row.phone} · ${row.taxCode}`, status: 'active' },
      ],
    })
  })

  test('finds goods by the words of the trade', async ({ assert }) => {
    const codes = (groups: Group[]) =>
      groups.find(({ resource }) => resource === 'products')!.rows.map(({ code }) => code)
    assert.include(codes(await found('phi 16 cb300')), 'TV-D16-CB300')
    assert.deepEqual(codes(await found('V5x5li')), ['V50x5'])
  })

  test('finds what the list of each resource finds by the same words, at most five, and nothing that it does not', async ({
    assert,
  }) => {
    const client = await superAdmin()
    for (const q of ['a', 'thep', 'phi 16', 'DH-', '09', 'Hồ Chí Minh', '%', '_', 'kho 1']) {
      const groups = new Map((await found(q)).map(({ resource, rows }) => [resource, rows]))
      for (const { name, path } of searchable) {
        const { body, headers } = await client.get(`/${path}?${new URLSearchParams({ q, _end: '100' })}`)
        const total = Number(headers.get('x-total-count'))
        const rows = groups.get(name) ?? []
        assert.lengthOf(rows, Math.min(5, total), `${name}: ${q}`)
        for (const { hint } of rows) assert.notMatch(hint ?? '', /[{}]/, 'an address is what people read')
        if (total <= 100)
          assert.includeMembers(
            body.map(({ id }: { id: string }) => id),
            rows.map(({ id }) => id),
            `${name}: ${q}`,
          )
      }
    }
  })

  test('puts the record of just this code before all others, whatever it is', async ({ assert }) => {
    const code = `PB${fresh()}`
    const department = await created(resourceOf('departments'), { code, name: 'Tổ mã riêng', status: 'active' })
    const longer = await created(resourceOf('departments'), {
      code: `${code}9`,
      name: `${code} đầu tên`,
      status: 'active',
    })
    await customer({ name: `${code} và các con` })
    const groups = await found(code.toLowerCase())
    assert.deepEqual(
      groups.map(({ resource }) => resource),
      ['departments', 'customers'],
    )
    assert.deepEqual(
      groups[0]!.rows.map(({ id }) => id),
      [department.id, longer.id],
    )
  })

  test('puts a name that begins with the words before one that only holds them, and what is no longer used last', async ({
    assert,
  }) => {
    const own = `Khởi${fresh()}`
    const names = [`Thép Tận ${own}x`, `Thép ${own}`, own, `${own} Một`, `${own} Hai`]
    const rows = new Map<string, string>()
    for (const name of names)
      rows.set(
        name,
        (await customer({ name, status: name.endsWith('Hai') ? 'inactive' : 'active', abbreviatedName: 'KD' })).id,
      )
    const [{ rows: shown } = { rows: [] }] = await found(plain(own))
    assert.deepEqual(
      shown.map(({ title }) => title),
      [own, `${own} Một`, `${own} Hai`, `Thép ${own}`, `Thép Tận ${own}x`],
    )
  })

  test('finds a document by the number that people call it by, and says whom it is with and where it stands', async ({
    assert,
  }) => {
    const { userId } = await clerk(areas.order)
    const row = await draft(resourceOf('sales-orders'), userId)
    const number = String(row.code).match(/0*(\d+)$/)![1]!
    const orders = (await found(number)).find(({ resource }) => resource === 'sales-orders')!
    const [best] = orders.rows
    assert.match(best!.code!, new RegExp(`0*${number}$`))
    const [{ rows: [exact] } = { rows: [] as Group['rows'] }] = await found(row.code)
    assert.containsSubset(exact, { id: row.id, title: row.code, code: row.code, status: 'draft' })
    assert.isTrue(exact!.hint!.startsWith(row.customer.name), exact!.hint!)
  })

  test('leaves out how people are spoken of where nobody is called so, and tells which words were found', async ({
    assert,
  }) => {
    const own = `Phát${fresh()}`
    const row = await customer({ name: `Cơ sở ${own}` })
    for (const q of [`anh ${own}`, `cty ${own}`, `Chị ${plain(own)}`, `khách hàng công ty ${own}`]) {
      const { body } = await (await superAdmin()).get(`/find?${new URLSearchParams({ q })}`)
      assert.deepEqual(
        body.data.map(({ rows }: Group) => rows.map(({ id }) => id)),
        [[row.id]],
        q,
      )
      assert.equal(plain(body.q), plain(own))
    }
    const anh = await customer({ name: `Anh ${own}` })
    const [{ rows } = { rows: [] as Group['rows'] }] = await found(`anh ${own}`)
    assert.deepEqual(
      rows.map(({ id }) => id),
      [anh.id],
      'who is called so is found first',
    )
    assert.deepEqual(['ống phi 21', 'anh', 'bà ', 'thép'].map(withoutAddress), [null, null, null, null])
  })

  test('says an empty list of what nobody has written', async ({ assert }) => {
    assert.deepEqual(await found('khong ai viet the nay bao gio'), [])
  })
})

test.group('who finds what', () => {
  /** Rows of every resource that hold one word of their own. */
  async function marked(): Promise<{ word: string; ids: Map<string, string> }> {
    const word = `dauhieu${fresh()}`
    const ids = new Map<string, string>()
    for (const resource of searchable.filter((one) => creatable.includes(one))) {
      const field = resource.list.search.find(
        (name) => resource.fields[name]?.type === 'text' && !resource.fields[name].readOnly,
      )
      if (field) ids.set(resource.name, (await created(resource, { ...(await sample(resource)), [field]: word })).id)
    }
    return { word, ids }
  }

  let made: ReturnType<typeof marked> | null = null
  const marks = () => (made ??= marked())

  for (const role of Object.keys(accounts) as Role[])
    test(`${role} finds just the records whose lists show them to that role group`, async ({ assert }) => {
      const { word, ids } = await marks()
      assert.isAbove(ids.size, 15)
      const token = await signIn(accounts[role])
      const allowed: string[] = []
      for (const [name, id] of ids) {
        const { status, body } = await api(token).get(`/${resourceOf(name).path}?q=${word}`)
        if (status === 200 && body.some((row: { id: string }) => row.id === id)) allowed.push(name)
      }
      if (role === 'R003' || role === 'R004') assert.isBelow(allowed.length, ids.size)
      const groups = await find(token, word)
      assert.sameMembers(
        groups.map(({ resource }) => resource),
        allowed,
      )
      for (const { resource, rows } of groups)
        assert.deepEqual(
          rows.map(({ id }) => id),
          [ids.get(resource)],
          resource,
        )
    })

  test('the view of one area finds what is in it and nothing else', async ({ assert }) => {
    const { word } = await marks()
    for (const [area, names] of [
      [areas.supplier, ['suppliers']],
      [areas.department, ['departments']],
      [areas.costPrice, []],
    ] as const)
      assert.deepEqual(
        (await find((await clerk(area, ['v'])).token, word)).map(({ resource }) => resource),
        [...names],
      )
  })

  test('another company finds nothing of it', async ({ assert }) => {
    const { word, ids } = await marks()
    assert.deepEqual(await find(await signIn('superadmin', 'PHUONGNAM'), word), [])
    const [theirs] = (await api(await signIn('superadmin', 'PHUONGNAM')).get('/customers?_end=1')).body
    const seen = JSON.stringify(await found(theirs.name))
    assert.notInclude(seen, theirs.id)
    assert.isAbove(ids.size, 0)
  })

  test('what goods cost is found by nobody and told to nobody', async ({ assert }) => {
    const cost = `7${String(fresh()).slice(-6)}`
    const products = resourceOf('products')
    const row = await created(products, {
      ...(await sample(products)),
      name: `Hàng giá vốn ${cost.slice(0, 3)}-${cost.slice(3)}`,
      costPrice: `${cost}.00`,
    })
    for (const role of ['R001', 'R004'] as const) {
      assert.notInclude(JSON.stringify(await found(cost, role)), row.id)
      assert.notInclude(JSON.stringify(await found(row.code as string, role)), cost)
      assert.include(JSON.stringify(await found(row.code as string, role)), row.id)
    }
  })

  test('nobody finds anything before a one-time password is replaced', async ({ assert }) => {
    const person = await newPerson('R002')
    const { body: reset } = await call('POST', '/User/ResetPassword', {
      token: await signIn('superadmin'),
      body: { userId: person.userId },
    })
    const { body: entered } = await enter(person, reset.data.password)
    const { status, body: refused } = await api(entered.data.jwToken).get('/find?q=thep')
    assert.deepEqual([status, refused.code], [403, 'COM_ERR_012'])
  })
})

test('documents and people have pages to be found', ({ assert }) => {
  assert.includeMembers(
    searchable.map(({ name }) => name),
    [...documents, resourceOf('users') as AnyResource].map(({ name }) => name),
  )
})
