import { test } from '@japa/runner'
import { relationKey } from '@barem/resources/kit'
import { filterNames, queryable, sortNames } from '#app/resources/read/columns'
import { created, plural, resourceOf, sample } from '#tests/support/samples'
import { client, inOrder, named, query, rowsToAskFor } from '#tests/support/lists'
import { ofCover } from '#tests/support/cover'

for (const resource of ofCover(plural, 'read'))
  test.group(`${resource.name}: lists`, () => {
    const path = `/${resource.path}`
    const { some, several } = rowsToAskFor(resource)

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
