import { test } from '@japa/runner'
import { COUNTED } from '#app/resources/read/list_statements'
import { api, signIn, tenantId } from '#tests/support/client'
import { rowsOf, sheet } from './sheet_calls.ts'
import { fresh } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

const COMPANY = 'PHUONGNAM'
const client = async () => api(await signIn('superadmin', COMPANY))

/** Rows that hold the mark: so many more than are counted, all older than so many others. */
const BEYOND = 500
const YOUNGER = 30_200

test.group('lists of more rows than are counted', (group) => {
  const [mark, other] = [`zq${fresh()}`, `zr${fresh()}`]
  const marked = COUNTED + BEYOND

  group.setup(async () => {
    const tenant = await tenantId(COMPANY)
    const fill = (count: number, name: string, age: string, code: string) =>
      onDatabase((db) =>
        db.query(
          `insert into departments (tenant_id, id, code, name, status, created_at)
            select $1, gen_random_uuid(), $4 || lpad(i::text, 6, '0'), $3 || ' ' || i || case when i % 10 = 0 then '' else ' some' end,
              case when i % 3 = 0 then 'inactive' else 'active' end, now() - $5::interval - i * interval '1 second'
            from generate_series(1, $2::int) i`,
          [tenant, count, name, code, age],
        ),
      )
    await fill(marked, `Phòng ${mark}`, '1 day', `M${mark}`)
    await fill(YOUNGER, 'Phòng trẻ', '0 days', `Y${other}`)
    await onDatabase((db) => db.query('analyze departments'))
    return async () => {
      await onDatabase((db) =>
        db.query(`delete from departments where tenant_id = $1 and code like any ($2)`, [
          tenant,
          [`M${mark}%`, `Y${other}%`],
        ]),
      )
    }
  })

  async function listed(query: Record<string, string>) {
    const { status, headers, body } = await (await client()).get(`/departments?${new URLSearchParams(query)}`)
    return {
      status,
      total: Number(headers.get('x-total-count')),
      more: headers.get('x-total-more'),
      codes: (body as { code: string }[]).map(({ code }) => code),
    }
  }

  /** What the database itself has for a condition on the rows `t`, in an order. */
  async function kept(condition: string, order: string, start = 0, end = 10) {
    const tenant = await tenantId(COMPANY)
    const { rows } = await onDatabase((db) =>
      db.query<{ code: string }>(
        `select code from departments t where tenant_id = $1 and ${condition} order by ${order} limit ${end - start} offset ${start}`,
        [tenant],
      ),
    )
    return rows.map(({ code }) => code)
  }

  const holdsMark = `search_text like '%${mark}%'`
  const orders = {
    'createdAt desc': 'created_at desc, id desc',
    'createdAt asc': 'created_at asc, id asc',
    'name asc': 'name_order asc, id asc',
    'name desc': 'name_order desc, id desc',
    'code asc': 'code asc, id asc',
    'status,code desc,asc': 'status desc, code asc, id desc',
  }

  for (const [asked, order] of Object.entries(orders)) {
    const [_sort, _order] = asked.split(' ') as [string, string]

    test(`a search is counted to ${COUNTED} and says that there are more, by ${asked}`, async ({ assert }) => {
      assert.deepEqual(await listed({ q: `phong ${mark}`, _sort, _order, _start: '20', _end: '30' }), {
        status: 200,
        total: COUNTED + 1,
        more: 'true',
        codes: await kept(holdsMark, order, 20, 30),
      })
    })

    test(`filters are counted in the same way, by ${asked}`, async ({ assert }) => {
      assert.deepEqual(await listed({ name_like: 'phong', status: 'active', _sort, _order }), {
        status: 200,
        total: COUNTED + 1,
        more: 'true',
        codes: await kept(`search_form(name) like '%phong%' and status = 'active'`, order),
      })
    })

    test(`a search whose filters leave fewer is counted exactly, by ${asked}`, async ({ assert }) => {
      assert.deepEqual(await listed({ q: mark, status: 'active', _sort, _order }), {
        status: 200,
        total: (await kept(`${holdsMark} and status = 'active'`, order, 0, marked)).length,
        more: 'false',
        codes: await kept(`${holdsMark} and status = 'active'`, order),
      })
    })

    test(`a search with filters that leave more says so, by ${asked}`, async ({ assert }) => {
      assert.deepEqual(await listed({ q: 'phong', status: 'active', _sort, _order }), {
        status: 200,
        total: COUNTED + 1,
        more: 'true',
        codes: await kept(`search_text like '%phong%' and status = 'active'`, order),
      })
    })

    test(`totals up to ${COUNTED} are exact, by ${asked}`, async ({ assert }) => {
      const found = `${holdsMark} and search_text like '%some%'`
      assert.deepEqual(await listed({ q: `${mark} some`, _sort, _order, _start: '5', _end: '25' }), {
        status: 200,
        total: (await kept(found, order, 0, marked)).length,
        more: 'false',
        codes: await kept(found, order, 5, 25),
      })
    })
  }

  test('pages beyond what is counted have their rows, up to the last', async ({ assert }) => {
    const page = (start: number, end: number) =>
      listed({ q: mark, _sort: 'createdAt', _order: 'desc', _start: String(start), _end: String(end) })
    const last = marked - 5
    assert.deepEqual(await page(COUNTED + 100, COUNTED + 110), {
      status: 200,
      total: COUNTED + 111,
      more: 'true',
      codes: await kept(holdsMark, orders['createdAt desc'], COUNTED + 100, COUNTED + 110),
    })
    assert.deepEqual(await page(last, last + 10), {
      status: 200,
      total: marked,
      more: 'false',
      codes: await kept(holdsMark, orders['createdAt desc'], last, marked),
    })
    assert.deepEqual(await page(marked + 5, marked + 15), { status: 200, total: marked, more: 'false', codes: [] })
    const beyond = `${holdsMark} and search_text like '%some%'`
    const few = (await kept(beyond, 'id', 0, marked)).length
    assert.deepEqual(
      await listed({ q: `${mark} some`, _sort: 'name', _start: String(few - 1), _end: String(few + 9) }),
      {
        status: 200,
        total: few,
        more: 'false',
        codes: await kept(beyond, orders['name asc'], few - 1, few),
      },
    )
  })

  test('all rows are counted exactly, and exported', async ({ assert }) => {
    const all = await listed({})
    assert.deepEqual([all.total > marked + YOUNGER, all.more], [true, 'false'])
    const token = await signIn('superadmin', COMPANY)
    const { content } = await sheet(`/departments/export?q=${mark}`, { token })
    assert.lengthOf(await rowsOf(content), marked + 1)
  })

  test('a list that has become shorter is counted anew', async ({ assert }) => {
    const counted = async () => {
      const { total, more, codes } = await listed({ q: other })
      return [total, more, codes.length]
    }
    assert.deepEqual(await counted(), [COUNTED + 1, 'true', 10])
    assert.deepEqual(await counted(), [COUNTED + 1, 'true', 10])
    await onDatabase((db) => db.query('delete from departments where code like $1', [`Y${other}%`]))
    assert.deepEqual(await counted(), [0, 'false', 0])
  })
})
