import { test } from '@japa/runner'
import { relationKey } from '@barem/resources/kit'
import { filterNames, queryable, sortNames } from '#app/resources/read/columns'
import { api, signIn, tenantId } from '#tests/support/client'
import { onDatabase } from '#tests/support/server'
import {
  creatable,
  created,
  fresh,
  plural,
  resourceOf,
  sample,
  sampleWith,
  target,
  writableOf,
} from '#tests/support/samples'

const client = async () => api(await signIn('superadmin'))
const query = (pairs: Record<string, string>) => new URLSearchParams(pairs).toString()
const named = (body: any) => body.errors.map(({ field }: { field: string }) => field)

const vietnamese = new Intl.Collator('vi')
const WORDS = new Set(['text', 'longText', 'address'])
const NUMBERS = new Set(['integer', 'decimal', 'money', 'weight', 'percent', 'boolean'])

/** How people put two values of a type in order. */
const inOrder = (type: string) => (a: any, b: any) =>
  NUMBERS.has(type) ? Number(a) - Number(b) : WORDS.has(type) ? vietnamese.compare(a, b) : a < b ? -1 : a > b ? 1 : 0

for (const resource of plural)
  test.group(`${resource.name}: lists`, () => {
    const path = `/${resource.name}`
    let one: Promise<Record<string, any>> | null = null
    /** A row to ask for, the same for all tests of this list: none of them changes it. */
    const some = () =>
      (one ??= resource.actions.includes('create')
        ? created(resource)
        : client().then(async (asker) => (await asker.get(path)).body[0]))
    let few: Promise<void> | null = null
    /** Sees to it that the newest rows differ, one of them without anything that may be empty. */
    const several = () => (few ??= makeSeveral())
    async function makeSeveral() {
      if (!resource.actions.includes('create')) return
      await created(resource, await sample(resource, 'DONGA', 'required'))
      for (let count = 0; count < 4; count++) await created(resource)
    }

    for (const name of filterNames(resource))
      test(`filter by ${name}, by every operator`, async ({ assert }) => {
        const row = await some()
        const target = queryable(resource, name)!
        const many = target.type === 'belongsToMany'
        const value = String(many ? row[name][0] : (row[name]?.text ?? row[name]))
        const found = async (operator: string) => {
          const key = operator === 'eq' ? name : `${name}_${operator}`
          const { status, body } = await (await client()).get(`${path}?${query({ [key]: value, id: row.id })}`)
          return status === 200 ? body.length : status
        }
        const empty = row[name] === null || row[name] === undefined || (many && row[name].length === 0)
        if (empty)
          return assert.equal(
            (await (await client()).get(`${path}?${query({ [name]: '', id: row.id })}`)).body.length,
            1,
          )
        // A moment travels to the microsecond, so each operator can be held to the very value.
        const expected: Record<string, number> = many
          ? { eq: 1, ne: 0, in: 1, gte: 400, lte: 400, like: 400 }
          : { eq: 1, ne: 0, in: 1, gte: 1, lte: 1, like: name.endsWith('At') ? 0 : 1 }
        for (const operator of Object.keys(expected))
          if (
            !(name === 'id') &&
            !(operator === 'like' && target.type === 'dateTime') &&
            !(operator === 'in' && value.includes(','))
          )
            assert.equal(await found(operator), expected[operator], operator)
      })

    let bothKinds: Promise<void> | null = null
    /** A row that has everything and one that has what it must. */
    async function makeBoth() {
      if (resource.actions.includes('create'))
        for (const parts of ['all', 'required'] as const)
          await created(resource, await sample(resource, 'DONGA', parts))
    }

    for (const name of filterNames(resource))
      test(`${name}_null tells rows without ${name} from the others, where there may be none`, async ({ assert }) => {
        await (bothKinds ??= makeBoth())
        const newest = (await (await client()).get(`${path}?_sort=createdAt&_order=desc&_end=20`)).body as Record<
          string,
          any
        >[]
        const ids = newest.map(({ id }) => `id=${id}`).join('&')
        const asked = async (value: string) => (await client()).get(`${path}?${ids}&${name}_null=${value}`)
        for (const value of queryable(resource, name)!.nullable
          ? ['maybe', '', 'true,false', `true&${name}_null=true`]
          : ['true', 'false']) {
          const { status, body } = await asked(value)
          assert.deepEqual([status, named(body)], [400, [`${name}_null`]], value)
        }
        if (!queryable(resource, name)!.nullable) return
        const without = newest.filter((row) => row[name] === null || row[name] === '' || row[name].length === 0)
        const idsOf = (rows: Record<string, any>[]) => rows.map(({ id }) => id).sort()
        assert.deepEqual(idsOf((await asked('true')).body), idsOf(without))
        assert.deepEqual(idsOf((await asked('false')).body), idsOf(newest.filter((row) => !without.includes(row))))
      })

    for (const name of sortNames(resource))
      test(`sort by ${name} puts rows in order, both ways`, async ({ assert }) => {
        await several()
        const isRelation = resource.fields[name]?.type === 'belongsTo'
        const newest = (await (await client()).get(`${path}?_sort=createdAt&_order=desc&_end=8`)).body
          .map(({ id }: { id: string }) => `id=${id}`)
          .join('&')
        const values = async (direction: string) =>
          (await (await client()).get(`${path}?${newest}&_sort=${name}&_order=${direction}`)).body.map((row: any) =>
            isRelation ? (row[relationKey(name)]?.name ?? null) : (row[name]?.text ?? row[name]),
          )
        const [ascending, descending] = [await values('asc'), await values('desc')]
        assert.isAbove(ascending.length, 1)
        // What is empty comes last either way.
        const filled = (all: unknown[]) => all.filter((value) => value !== null)
        for (const all of [ascending, descending])
          assert.isTrue(
            all.slice(filled(all).length).every((value: unknown) => value === null),
            JSON.stringify(all),
          )
        const sorted = filled(ascending).sort(inOrder(isRelation ? 'text' : queryable(resource, name)!.type))
        assert.deepEqual(filled(await values('asc')), sorted)
        assert.deepEqual(filled(descending), sorted.toReversed())
      })

    for (const name of filterNames(resource))
      if (
        ['code', 'text', 'integer', 'decimal', 'money', 'weight', 'percent', 'date', 'dateTime'].includes(
          queryable(resource, name)!.type,
        )
      )
        test(`${name}_gte and ${name}_lte leave out what lies beyond`, async ({ assert }) => {
          await several()
          const ids = (await (await client()).get(`${path}?_sort=createdAt&_order=desc&_end=8`)).body
            .map(({ id }: { id: string }) => `id=${id}`)
            .join('&')
          const rows = async (more: string) =>
            (await (await client()).get(`${path}?${ids}&${more}`)).body
              .map((row: any) => row[name])
              .filter((value: unknown) => value !== null)
          const compare = inOrder(queryable(resource, name)!.type)
          const all = (await rows('_start=0')).sort(compare)
          if (all.length === 0) return
          const middle = all[Math.floor(all.length / 2)]
          assert.deepEqual(
            (await rows(query({ [`${name}_gte`]: String(middle) }))).sort(compare),
            all.filter((value: unknown) => compare(value, middle) >= 0),
          )
          assert.deepEqual(
            (await rows(query({ [`${name}_lte`]: String(middle) }))).sort(compare),
            all.filter((value: unknown) => compare(value, middle) <= 0),
          )
        })

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

    for (const name of resource.list.search.filter((field) => resource.fields[field]?.type === 'belongsTo'))
      test(`search finds rows by the code and the name that ${name} leads to, beside words of their own`, async ({
        assert,
      }) => {
        const to = resourceOf((resource.fields[name] as unknown as { to: string }).to)
        const mark = `zq${fresh()}`
        const related = await created(to, { ...(await sample(to)), [to.title]: `Đức ${mark} Hằng` })
        const row = await created(resource, await sampleWith(resource, name, related.id))
        await created(resource)
        const hits = async (q: string) =>
          (await (await client()).get(`${path}?${query({ q })}`)).body.map(({ id }: { id: string }) => id)
        for (const q of [
          mark,
          `${mark} duc`,
          `HANG ${mark.slice(1)}`,
          String(related.code),
          `${mark} ${String(row[resource.title])}`,
        ])
          assert.deepEqual(await hits(q), [row.id], q)
        for (const q of [`${mark} khongco`, `${mark}%`, `${mark.slice(0, 4)}_${mark.slice(5)}`])
          assert.deepEqual(await hits(q), [], q)
        assert.deepEqual((await (await client()).get(`${path}?${query({ q: mark, _sort: name })}`)).body.length, 1)
        const hidden = Object.entries(related).find(([field, value]) => field === 'phone' && value)
        if (hidden)
          assert.deepEqual(await hits(String(hidden[1])), [], 'what the list does not tell of it finds nothing')
      })

    if (resource.fields[resource.title]?.type === 'text' && resource.actions.includes('create')) {
      const title = resource.title

      test('search ignores accents, capitals, đ and Ø, and wants every word', async ({ assert }) => {
        const mark = `zq0${fresh()}`
        const row = await created(resource, { ...(await sample(resource)), [title]: `Đường Ống Ø20 ${mark}` })
        const hits = async (q: string) =>
          (await (await client()).get(`${path}?${query({ q })}`)).body.map(({ id }: { id: string }) => id)
        // A vocabulary reads words from their heads on.
        const inside = resource.list.vocabulary ? mark : mark.slice(1)
        for (const q of [`duong ong ${mark}`, `${mark} ĐƯỜNG`, `o20 ${mark}`, inside])
          assert.deepEqual(await hits(q), [row.id], q)
        assert.deepEqual(await hits(`${mark} khongco`), [])
        assert.deepEqual(await hits(`${mark}%`), [])
      })

      test('names stand in Vietnamese order', async ({ assert }) => {
        const mark = `x${Date.now()}`
        const names = ['Ạ', 'Ă', 'Â', 'B', 'D', 'Đ', 'E', 'Ê', 'O', 'Ô', 'Ơ', 'U', 'Ư', 'Y'].map(
          (letter) => `${letter} ${mark}`,
        )
        for (const name of [...names].reverse()) await created(resource, { ...(await sample(resource)), [title]: name })
        const { body } = await (
          await client()
        ).get(`${path}?${query({ q: mark, _sort: title, _order: 'asc', _end: '20' })}`)
        assert.deepEqual(
          body.map((row: any) => row[title]),
          names,
        )
        const tones = ['ma', 'mà', 'mả', 'mã', 'má', 'mạ'].map((tone) => `${tone} t${mark}`)
        for (const name of [...tones].reverse()) await created(resource, { ...(await sample(resource)), [title]: name })
        const toned = await (await client()).get(`${path}?${query({ q: `t${mark}`, _sort: title, _order: 'desc' })}`)
        assert.deepEqual(
          toned.body.map((row: any) => row[title]),
          [...tones].reverse(),
        )
      })
    }

    for (const [name, field] of writableOf(resource))
      if ('to' in field)
        test(`${name} offers its choices, and the chosen one by its id`, async ({ assert }) => {
          const row = await some()
          const { status, body } = await (await client()).get(`${path}/options/${name}?_start=0&_end=5`)
          assert.equal(status, 200)
          const told = [
            ...['id', 'code', 'name', 'hint'],
            ...(resourceOf(field.to).englishTitle ? ['englishName'] : []),
            ...(name === resource.states?.approval?.approver ? ['authority'] : []),
          ]
          for (const option of body) assert.deepEqual(Object.keys(option), told)
          const id = Array.isArray(row[name]) ? row[name][0] : row[name]
          if (!id) return
          assert.equal((await (await client()).get(`${path}/options/${name}?id=${id}`)).body[0].id, id)
        })
  })

test.group('being empty', () => {
  test('white space is nothing, however it is asked for', async ({ assert }) => {
    const departments = resourceOf('departments')
    const { id } = await created(departments, { ...(await sample(departments)), description: ' \n ' })
    const found = async (more: string) => (await (await client()).get(`/departments?id=${id}&${more}`)).body.length
    for (const [search, expected] of [
      ['description_null=true', 1],
      ['description_null=false', 0],
      ['description=', 1],
      ['description_ne=', 0],
    ] as const)
      assert.equal(await found(search), expected, search)
  })
})

test.group('deleting', () => {
  for (const resource of creatable)
    for (const [name, field] of writableOf(resource)) {
      if (!('to' in field) || !resourceOf(field.to).actions.includes('delete')) continue
      const pointed = resourceOf(field.to)
      test(`${pointed.name} in use by ${resource.name}.${name} stay: ${pointed.inUse}`, async ({ assert }) => {
        const row = await created(
          resource,
          await sampleWith(
            resource,
            name,
            field.type === 'belongsToMany' ? [await target(field.to)] : await target(field.to),
          ),
        )
        const id = Array.isArray(row[name]) ? row[name][0] : row[name]
        const refused = await (await client()).delete(`/${pointed.name}/${id}`)
        assert.equal(refused.status, 409)
        assert.equal(refused.body.code, pointed.inUse)
        assert.equal((await (await client()).get(`/${pointed.name}/${id}`)).status, 200)
        assert.equal((await (await client()).delete(`/${resource.name}/${row.id}`)).status, 200)
        assert.equal((await (await client()).delete(`/${pointed.name}/${id}`)).status, 200)
        assert.equal((await (await client()).get(`/${pointed.name}/${id}`)).status, 404)
      })
    }
})
