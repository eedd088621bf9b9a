import { test } from '@japa/runner'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { resources } from '@barem/resources'
import { accounts, call, PASSWORD, tenantId, type Company } from '#tests/support/client'
import { questions, type Known, type Question } from '#tests/support/questions'
import { picture, upload } from '#tests/support/files'
import { spawnServer, type Spawned } from '#tests/support/spawned'
import { emptyFolder, preparedStorage } from '#tests/support/storage'

const enter = async (url: string, account: string, company: Company = 'DONGA') => {
  const { body } = await call('POST', '/Account/authenticate', {
    url,
    body: { tenantId: await tenantId(company, url), account, password: PASSWORD, rememberMe: false },
  })
  return body.data.jwToken as string
}

/** The first rows of every resource as a super admin of the company sees them. */
async function rowsOf(url: string, company: Company): Promise<Known> {
  const token = await enter(url, 'superadmin', company)
  return Object.fromEntries(
    await Promise.all(
      resources.map(async ({ name }) => [
        name,
        (await call('GET', `/${name}?_end=60`, { url, token })).body.map((row: object) => ({
          ...row,
          foreign: company !== 'DONGA',
        })),
      ]),
    ),
  )
}

const both = (ours: Known, theirs: Known): Known =>
  Object.fromEntries(Object.keys(ours).map((name) => [name, [...ours[name]!, ...theirs[name]!]]))

/** Whatever an answer says, as bytes: status, what it is, how many there are, and the body. Only when it was given, and its own number, are left out. */
async function answer(url: string, token: string, { method, path, body }: Question): Promise<string> {
  const response = await fetch(`${url}/v1.0${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': path.length % 2 ? 'vi' : 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const headers = [...response.headers]
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
  return [String(response.status), ...headers, await response.text()].join('\n')
}

/** Asks both servers the same and returns the questions that they answered differently, and how many rows were seen at all. */
async function compare(
  one: Spawned,
  other: Spawned,
  account: string,
  asked: Question[],
  company: Company = 'DONGA',
): Promise<{ different: string[]; statuses: Record<string, number> }> {
  const [mine, theirs] = [await enter(one.url, account, company), await enter(other.url, account, company)]
  const different: string[] = []
  const statuses: Record<string, number> = {}
  for (const question of asked) {
    const [left, right] = await Promise.all([answer(one.url, mine, question), answer(other.url, theirs, question)])
    const status = left.slice(0, 3)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (left !== right)
      different.push(
        `${question.method} ${question.path} ${JSON.stringify(question.body ?? null).slice(0, 200)}\n${left.slice(0, 400)}\n--- other ---\n${right.slice(0, 400)}`,
      )
  }
  return { different, statuses }
}

test.group('two runs that differ in what the caller may not see', (group) => {
  const folder = emptyFolder('runs')
  const storage = (name: string) => join(folder, name)
  const running: Spawned[] = []
  /** Files of both companies, by their paths. */
  const files: string[] = []
  const start = async (name: string) => {
    const spawned = await spawnServer({ STORAGE_DIR: storage(name), DATABASE_URL: '' })
    running.push(spawned)
    return spawned
  }
  /** Runs SQL on a copy of the first database, as it was before anybody asked, as its owner, behind the back of the application. */
  async function alter(name: string, work: (client: pg.Client) => Promise<void>): Promise<Spawned> {
    cpSync(storage('untouched'), storage(name), { recursive: true })
    const spawned = await start(name)
    const client = new pg.Client({
      connectionString: `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(join(storage(name), 'run'))}`,
    })
    await client.connect()
    await work(client)
    await client.end()
    return spawned
  }

  group.setup(async () => {
    cpSync(preparedStorage(), storage('one'), { recursive: true })
    const first = await start('one')
    for (const company of ['DONGA', 'PHUONGNAM'] as const) {
      const token = await enter(first.url, 'superadmin', company)
      for (const folder of ['products', 'company', 'documents'])
        files.push(
          (await upload(token, folder, await picture('png'), `${company}.png`, { url: first.url })).body.data.filePath,
        )
    }
    await first.stop()
    cpSync(storage('one'), storage('untouched'), { recursive: true })
    return async () => {
      await Promise.all(running.map((spawned) => spawned.stop()))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('another company’s rows, whatever they are, change no byte of any answer', async ({ assert }) => {
    const other = await alter('two', async (client) => {
      const { rows } = await client.query(`select tenant_id from tenants where code = 'PHUONGNAM'`)
      const theirs = rows[0].tenant_id as string
      for (const { table, title } of resources) {
        const column = title.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        await client.query(
          `update ${table} set ${column} = left(${column} || ' khác hẳn', 255), version = version + 5 where tenant_id = $1`,
          [theirs],
        )
      }
      await client.query(`delete from sales_orders where tenant_id = $1 and right(id::text, 1) < '8'`, [theirs])
      await client.query(
        `delete from customers c where tenant_id = $1 and right(id::text, 1) < '8' and not exists (select from sales_orders o where o.tenant_id = c.tenant_id and o.customer_id = c.id)`,
        [theirs],
      )
      await client.query(
        `update customers set phone = '03' || right(phone, 8), company_address = jsonb_set(company_address, '{text}', '"Nơi khác"') where tenant_id = $1`,
        [theirs],
      )
      await client.query(
        `delete from products p where tenant_id = $1 and code like 'H%' and not exists (select from sales_orders_lines l where l.tenant_id = p.tenant_id and l.product_id = p.id)
        and not exists (select from purchase_contracts_lines l where l.tenant_id = p.tenant_id and l.product_id = p.id) and not exists (select from purchase_contracts_prices l where l.tenant_id = p.tenant_id and l.product_id = p.id)`,
        [theirs],
      )
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
      await client.query(`delete from files where tenant_id = $1 and folder = 'products'`, [theirs])
      await client.query(`update files set name = 'khac.png', version = 9 where tenant_id = $1`, [theirs])
      await client.query(
        `update tenants set short_name = 'Đổi tên', phone = '0999999999', logo = null where tenant_id = $1`,
        [theirs],
      )
    })
    const one = await start('one')
    const known = both(await rowsOf(one.url, 'DONGA'), await rowsOf(one.url, 'PHUONGNAM'))
    assert.isTrue(
      Object.values(known).every((rows) => rows.some(({ foreign }) => foreign)),
      'there are foreign ids to ask for',
    )
    for (const [index, account] of Object.values(accounts).entries()) {
      const { different, statuses } = await compare(one, other, account, [
        ...questions(20_26_11 + index, 600, known),
        ...files.flatMap((path) => [
          { method: 'GET', path: `/File/${path}` },
          { method: 'GET', path: `/File/${path}?size=thumb` },
          { method: 'POST', path: `/File/${path}`, body: {} },
        ]),
      ])
      assert.deepEqual(different, [], account)
      assert.isAbove(statuses['200'] ?? 0, 100, `${account} sees something: ${JSON.stringify(statuses)}`)
      assert.isAbove((statuses['404'] ?? 0) + (statuses['403'] ?? 0), 50)
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
          ],
          'PHUONGNAM',
        )
      ).different,
      2,
    )
  })

  test('columns that the caller may not see change no byte of any answer', async ({ assert }) => {
    const other = await alter('three', async (client) => {
      await client.query(`update products set cost_price = cost_price * 3 + 7`)
      await client.query(`update sales_orders_lines set import_price = coalesce(import_price, 0) + 7`)
    })
    const one = running.find(({ process }) => process.exitCode === null)!
    const known = await rowsOf(one.url, 'DONGA')
    const aboutProducts = questions(20_26_21, 3000, known)
      .filter(
        ({ path }) =>
          path.includes('product') ||
          path.includes('sales-orders') ||
          path.includes('openapi') ||
          path.startsWith('/find'),
      )
      .slice(0, 600)
    const { different, statuses } = await compare(one, other, accounts.R004, aboutProducts)
    assert.deepEqual(different, [])
    assert.isAbove(statuses['200'] ?? 0, 100)
    // Whoever may see the column does see the difference, or the check could not fail.
    const seen = await compare(one, other, accounts.R003, [
      { method: 'GET', path: '/products?_end=5' },
      { method: 'GET', path: `/sales-orders/${String(known['sales-orders']![0]!.id)}` },
    ])
    assert.lengthOf(seen.different, 2)
  })
})
