import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { filterNames, queryable, sortNames } from '#app/resources/query/columns'
import { operators } from '#app/resources/query/operators'
import { api, signIn } from '#tests/support/client'
import { creatable, created, resourceOf, sample, writableOf } from '#tests/support/samples'

const client = async () => api(await signIn('superadmin'))
const query = (pairs: Record<string, string>) => new URLSearchParams(pairs).toString()
const named = (body: any) => body.errors.map(({ field }: { field: string }) => field)

for (const resource of resources)
  test.group(`${resource.name}: lists`, () => {
    const path = `/${resource.name}`
    const some = async () => (resource.actions.includes('create') ? created(resource) : (await (await client()).get(path)).body[0])

    for (const name of filterNames(resource))
      test(`filter by ${name}, by every operator`, async ({ assert }) => {
        const row = await some()
        const target = queryable(resource, name)!
        const many = target.type === 'belongsToMany'
        const value = String(many ? row[name][0] : row[name])
        const found = async (operator: string) => {
          const key = operator === 'eq' ? name : `${name}_${operator}`
          const { status, body } = await (await client()).get(`${path}?${query({ [key]: value, id: row.id })}`)
          return status === 200 ? body.length : status
        }
        const empty = row[name] === null || row[name] === undefined || (many && row[name].length === 0)
        if (empty) return assert.equal((await (await client()).get(`${path}?${query({ [name]: '', id: row.id })}`)).body.length, 1)
        // A moment travels to the microsecond, so each operator can be held to the very value.
        const expected: Record<string, number> = many ? { eq: 1, ne: 0, in: 1, gte: 400, lte: 400, like: 400 } : { eq: 1, ne: 0, in: 1, gte: 1, lte: 1, like: name.endsWith('At') ? 0 : 1 }
        for (const operator of operators) if (!(name === 'id') && !(operator === 'like' && target.type === 'dateTime')) assert.equal(await found(operator), expected[operator], operator)
      })

    for (const name of sortNames(resource))
      test(`sort by ${name} both ways`, async ({ assert }) => {
        const order = async (direction: string) => (await (await client()).get(`${path}?${query({ _sort: name, _order: direction, _start: '0', _end: '100' })}`)).body.map(({ id }: { id: string }) => id)
        const [ascending, descending] = [await order('asc'), await order('desc')]
        assert.isAbove(ascending.length, 0)
        if (resource.actions.includes('create') === false) assert.deepEqual(new Set(ascending), new Set(descending))
        assert.equal(new Set(ascending).size, ascending.length)
      })

    test('what it does not have is refused by name', async ({ assert }) => {
      const cases: [string, string][] = [['nosuchfield=1', 'nosuchfield'], ['nosuchfield_gte=1', 'nosuchfield_gte'], ['tenant_id=1', 'tenant_id'], ['_sort=nosuchfield', 'nosuchfield'], ['_order=sideways', '_order'], ['id=not-an-id', 'id'], ['createdAt_gte=yesterday', 'createdAt_gte'], ['_start=-1', '_start'], ['_end=many', '_end'], ['password=1', 'password'], ['name[$ne]=1', 'name[$ne]']]
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

    test('several rows come by their ids', async ({ assert }) => {
      const rows = (await (await client()).get(`${path}?_start=0&_end=2`)).body
      const { body } = await (await client()).get(`${path}?${rows.map(({ id }: { id: string }) => `id=${id}`).join('&')}`)
      assert.deepEqual(new Set(body.map(({ id }: { id: string }) => id)), new Set(rows.map(({ id }: { id: string }) => id)))
    })

    if (resource.fields[resource.title]?.type === 'text' && resource.actions.includes('create')) {
      const title = resource.title

      test('search ignores accents, capitals, đ and Ø, and wants every word', async ({ assert }) => {
        const mark = `zq${Date.now()}`
        const row = await created(resource, { ...(await sample(resource)), [title]: `Đường Ống Ø20 ${mark}` })
        const hits = async (q: string) => (await (await client()).get(`${path}?${query({ q })}`)).body.map(({ id }: { id: string }) => id)
        for (const q of [`duong ong ${mark}`, `${mark} ĐƯỜNG`, `o20 ${mark}`, mark.slice(1)]) assert.deepEqual(await hits(q), [row.id], q)
        assert.deepEqual(await hits(`${mark} khongco`), [])
        assert.deepEqual(await hits(`${mark}%`), [])
      })

      test('names stand in Vietnamese order', async ({ assert }) => {
        const mark = `x${Date.now()}`
        const names = ['Ạ', 'Ă', 'Â', 'B', 'D', 'Đ', 'E', 'Ê', 'O', 'Ô', 'Ơ', 'U', 'Ư', 'Y'].map((letter) => `${letter} ${mark}`)
        for (const name of [...names].reverse()) await created(resource, { ...(await sample(resource)), [title]: name })
        const { body } = await (await client()).get(`${path}?${query({ q: mark, _sort: title, _order: 'asc' })}`)
        assert.deepEqual(body.map((row: any) => row[title]), names)
        const tones = ['ma', 'mà', 'mả', 'mã', 'má', 'mạ'].map((tone) => `${tone} t${mark}`)
        for (const name of [...tones].reverse()) await created(resource, { ...(await sample(resource)), [title]: name })
        const toned = await (await client()).get(`${path}?${query({ q: `t${mark}`, _sort: title, _order: 'desc' })}`)
        assert.deepEqual(toned.body.map((row: any) => row[title]), [...tones].reverse())
      })
    }

    for (const [name, field] of writableOf(resource))
      if ('to' in field)
        test(`${name} offers its choices, and the chosen one by its id`, async ({ assert }) => {
          const row = await some()
          const { status, body } = await (await client()).get(`${path}/options/${name}?_start=0&_end=5`)
          assert.equal(status, 200)
          for (const option of body) assert.deepEqual(Object.keys(option), ['id', 'code', 'name', 'hint'])
          const id = Array.isArray(row[name]) ? row[name][0] : row[name]
          if (!id) return
          assert.equal((await (await client()).get(`${path}/options/${name}?id=${id}`)).body[0].id, id)
        })
  })

test.group('deleting', () => {
  for (const resource of creatable)
    for (const [name, field] of writableOf(resource)) {
      if (!('to' in field) || !resourceOf(field.to).actions.includes('delete')) continue
      const pointed = resourceOf(field.to)
      test(`${pointed.name} in use by ${resource.name}.${name} stay: ${pointed.inUse}`, async ({ assert }) => {
        const row = await created(resource)
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
