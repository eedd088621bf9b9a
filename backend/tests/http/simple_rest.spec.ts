import { test } from '@japa/runner'
import simpleRest, { axiosInstance } from '@refinedev/simple-rest'
import { signIn } from '#tests/support/client'
import { server } from '#tests/support/server'

test.group('the stock @refinedev/simple-rest provider', (group) => {
  let provider: ReturnType<typeof simpleRest>
  group.setup(async () => {
    const token = await signIn('superadmin')
    const headers = { ...axiosInstance.defaults.headers.common, Authorization: `Bearer ${token}` }
    axiosInstance.defaults.headers.common = headers as typeof axiosInstance.defaults.headers.common
    provider = simpleRest(`${server().url}/v1.0`, axiosInstance)
  })
  const resource = 'departments'

  test('lists a page with its total, sorted and filtered', async ({ assert }) => {
    const page = await provider.getList({
      resource,
      pagination: { currentPage: 1, pageSize: 3, mode: 'server' },
      sorters: [
        { field: 'name', order: 'asc' },
        { field: 'code', order: 'desc' },
      ],
    })
    assert.lengthOf(page.data, 3)
    assert.isAbove(page.total, 3)
    const filtered = await provider.getList({
      resource,
      filters: [
        { field: 'name', operator: 'contains', value: 'ke toan' },
        { field: 'status', operator: 'eq', value: 'active' },
        { field: 'code', operator: 'ne', value: 'X' },
        { field: 'createdAt', operator: 'gte', value: '2020-01-01' },
        { field: 'createdAt', operator: 'lte', value: '2099-12-31' },
      ],
    })
    assert.deepEqual(
      filtered.data.map(({ name }) => name),
      ['Phòng kế toán'],
    )
    assert.equal(filtered.total, 1)
    const searched = await provider.getList({ resource, filters: [{ field: 'q', operator: 'eq', value: 'mua hang' }] })
    assert.equal(searched.data[0]?.name, 'Phòng mua hàng')
    const several = await provider.getList({
      resource,
      filters: [{ field: 'status', operator: 'in', value: ['active', 'inactive'] }],
      pagination: { mode: 'off' },
    })
    assert.isAtLeast(several.total, 7)
  })

  test('creates, reads, updates, reads many and deletes', async ({ assert }) => {
    const { data: made } = await provider.create({ resource, variables: { name: 'Tổ kỹ thuật' } })
    assert.equal((await provider.getOne({ resource, id: made.id! })).data.name, 'Tổ kỹ thuật')
    const { data: changed } = await provider.update({ resource, id: made.id!, variables: { name: 'Tổ cơ điện' } })
    assert.equal(changed.name, 'Tổ cơ điện')
    const { data: many } = await provider.getMany!({ resource, ids: [made.id!] })
    assert.deepEqual(
      many.map(({ id }) => id),
      [made.id],
    )
    await provider.deleteOne({ resource, id: made.id! })
    await assert.rejects(() => provider.getOne({ resource, id: made.id! }))
  })

  test('gets the message of an error', async ({ assert }) => {
    const failure = await provider.create({ resource, variables: { nosuchfield: 1 } }).then(
      () => null,
      (error) => error,
    )
    assert.equal(failure.statusCode, 400)
    assert.isString(failure.message)
  })
})
