import { test } from '@japa/runner'
import { MOST_MATCHING } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'

const customers = resourceOf('customers')
const admin = async (company: 'DONGA' | 'PHUONGNAM' = 'DONGA') => api(await signIn('superadmin', company))

/** Customers of one family, and the query that finds them alone. */
async function family(count: number): Promise<string> {
  const name = `Khớp ${fresh()}`
  for (let place = 0; place < count; place++)
    await created(customers, { ...(await sample(customers)), name: `${name} ${place}`, note: null, status: 'active' })
  return `q=${encodeURIComponent(name)}`
}

const statesOf = async (query: string) => {
  const { body } = await (await admin()).get(`/customers?${query}&_end=100`)
  return [...new Set(body.map(({ status }: { status: string }) => status))]
}

const change = (matching: unknown, more: object = {}) => ({ matching, changes: { status: 'inactive' }, ...more })

test.group('a change of all rows that match', () => {
  test('reaches those of every page, whatever page and order are asked for', async ({ assert }) => {
    const client = await admin()
    const query = await family(12)
    const asked = { query: `${query}&status=active&_start=10&_end=20&_sort=name&_order=asc`, total: 12 }
    const { status, body } = await client.patch('/customers', change(asked))
    assert.deepEqual([status, body.data], [200, { updated: 12 }])
    assert.deepEqual(await statesOf(query), ['inactive'])
  })

  test('is refused where they are not as many as the person was shown, and then changes nothing', async ({
    assert,
  }) => {
    const client = await admin()
    const query = await family(2)
    for (const total of [1, 3]) {
      const { status, body } = await client.patch('/customers', change({ query, total }))
      assert.deepEqual([status, body.code], [409, 'COM_ERR_020'])
      assert.include(body.message, '2')
    }
    assert.deepEqual(await statesOf(query), ['active'])
  })

  test('is refused for what is no query, no count, too many, or both ways at once', async ({ assert }) => {
    const client = await admin()
    for (const [matching, more, status] of [
      ['q=x', {}, 422],
      [{ query: 'q=x' }, {}, 422],
      [{ query: 'q=x', total: 0 }, {}, 422],
      [{ query: 'q=x', total: MOST_MATCHING + 1 }, {}, 422],
      [{ query: 'q=x', total: 1, page: 2 }, {}, 422],
      [{ query: 'stranger=x', total: 1 }, {}, 400],
      [{ query: 'q=x', total: 1 }, { ids: [crypto.randomUUID()] }, 400],
    ] as const)
      assert.equal((await client.patch('/customers', change(matching, more))).status, status, JSON.stringify(matching))
  })

  test('stays in the company, and takes the right to change', async ({ assert }) => {
    const query = await family(1)
    const other = await (await admin('PHUONGNAM')).patch('/customers', change({ query, total: 1 }))
    assert.deepEqual([other.status, other.body.code], [409, 'COM_ERR_020'])
    const viewer = api(await signIn('thuquy.demo'))
    assert.equal((await viewer.patch('/customers', change({ query, total: 1 }))).status, 403)
    assert.deepEqual(await statesOf(query), ['active'])
  })
})
