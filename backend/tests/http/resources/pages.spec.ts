import { test } from '@japa/runner'
import { filterNames, queryable } from '#app/resources/read/columns'
import { tenantId } from '#tests/support/client'
import { onDatabase } from '#tests/support/server'
import { fresh, plural } from '#tests/support/samples'
import { client, named, query, rowsToAskFor } from '#tests/support/lists'
import { ofCover } from '#tests/support/cover'

for (const resource of ofCover(plural, 'read'))
  test.group(`${resource.name}: pages and refusals`, (group) => {
    const path = `/${resource.path}`
    const { some } = rowsToAskFor(resource)
    group.setup(async () => void (await some()))

    test('the total is what the database counts, whatever is filtered or searched', async ({ assert }) => {
      const tenant = await tenantId('DONGA')
      const total = async (search: string) =>
        Number((await (await client()).get(`${path}?_start=0&_end=1&${search}`)).headers.get('x-total-count'))
      const counted = (where: string, values: unknown[] = []) =>
        onDatabase(
          async (db) =>
            (
              await db.query(`select count(*)::int as n from ${resource.table} where tenant_id = $1 and ${where}`, [
                tenant,
                ...values,
              ])
            ).rows[0].n,
        )
      assert.equal(await total(''), await counted('true'))
      const [row] = (await (await client()).get(`${path}?_end=1`)).body
      assert.equal(
        await total(`createdAt_lte=${encodeURIComponent(row.createdAt)}`),
        await counted('created_at <= $2', [row.createdAt]),
      )
      assert.equal(await total(`id_ne=${row.id}`), await counted('id <> $2', [row.id]))
      if (resource.list.search.length > 0 && resource.fields.code) {
        const found = await total(query({ q: row.code }))
        assert.isAbove(found, 0)
        if (!resource.list.vocabulary)
          assert.equal(found, await counted(`search_text like '%' || lower($2) || '%'`, [row.code]))
        assert.equal(await total(query({ q: row.code, id: row.id })), 1)
      }
      assert.equal(await total(query({ q: `khongco${fresh()}` })), 0)
    })

    test('a value that a filter cannot have is refused by name', async ({ assert }) => {
      const wrong: Partial<Record<string, string>> = {
        select: 'nosuchchoice',
        belongsTo: 'x',
        belongsToMany: 'x',
        boolean: 'maybe',
        integer: '1.5',
        money: '1e5',
        decimal: 'x',
        weight: 'x',
        percent: 'x',
        date: '05/11/2026',
        dateTime: 'yesterday',
      }
      for (const name of filterNames(resource)) {
        const value = wrong[queryable(resource, name)!.type]
        if (value === undefined) continue
        for (const key of [name, `${name}_ne`, `${name}_in`]) {
          const { status, body } = await (await client()).get(`${path}?${query({ [key]: value })}`)
          assert.equal(status, 400, key)
          assert.deepEqual(named(body), [key])
        }
      }
      for (const key of ['code_between', 'name_nin', 'createdAt_gt'])
        assert.equal((await (await client()).get(`${path}?${key}=1`)).status, 400, key)
    })

    test('what it does not have is refused by name', async ({ assert }) => {
      const cases: [string, string][] = [
        ['nosuchfield=1', 'nosuchfield'],
        ['nosuchfield_gte=1', 'nosuchfield_gte'],
        ['tenant_id=1', 'tenant_id'],
        ['_sort=nosuchfield', 'nosuchfield'],
        ['_order=sideways', '_order'],
        ['id=not-an-id', 'id'],
        ['createdAt_gte=yesterday', 'createdAt_gte'],
        ['_start=-1', '_start'],
        ['_end=many', '_end'],
        ['password=1', 'password'],
        ['name[$ne]=1', 'name[$ne]'],
      ]
      for (const [search, field] of cases) {
        const { status, body } = await (await client()).get(`${path}?${search}`)
        assert.equal(status, 400, search)
        assert.deepEqual(named(body), [field])
      }
    })

    test('a page has at most 100 rows, and the total counts all of them', async ({ assert }) => {
      const { status, body, headers } = await (await client()).get(`${path}?_start=0&_end=100000`)
      assert.equal(status, 200)
      assert.isAtMost(body.length, 100)
      const total = Number(headers.get('x-total-count'))
      assert.isAtLeast(total, body.length)
      const beyond = await (await client()).get(`${path}?_start=${total + 5}&_end=${total + 15}`)
      assert.deepEqual(beyond.body, [])
      assert.equal(Number(beyond.headers.get('x-total-count')), total)
    })

    test('without an end a page has 10 rows, and by ids come all that are asked for', async ({ assert }) => {
      const ask = async (search: string) => (await (await client()).get(`${path}?${search}`)).body as { id: string }[]
      const [first, third] = await Promise.all([ask('_start=0&_end=12'), ask('_start=2&_end=12')])
      assert.deepEqual(await ask(''), first.slice(0, 10))
      assert.deepEqual(await ask('_start=2'), third)
      const wanted = first.map(({ id }) => `id=${id}`).join('&')
      assert.lengthOf(await ask(wanted), first.length)
    })

    test('several rows come by their ids', async ({ assert }) => {
      const rows = (await (await client()).get(`${path}?_start=0&_end=2`)).body
      const { body } = await (
        await client()
      ).get(`${path}?${rows.map(({ id }: { id: string }) => `id=${id}`).join('&')}`)
      assert.deepEqual(
        new Set(body.map(({ id }: { id: string }) => id)),
        new Set(rows.map(({ id }: { id: string }) => id)),
      )
    })
  })
