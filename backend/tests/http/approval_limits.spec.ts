import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { APPROVES, seller, type Signed } from '#tests/support/documents/orders'
import { newPerson, newRole } from '#tests/support/people'

test.group('the limit of a role group', () => {
  const superAdmin = async () => api(await signIn('superadmin'))
  const body = (permissions: string[], approvalLimit: string | null) => ({
    name: `Nhóm thử ${crypto.randomUUID()}`,
    permissions,
    approvalLimit,
  })

  test('is kept in whole dong, whatever becomes of the authority', async ({ assert }) => {
    const { post, patch } = await superAdmin()
    const made = await post('/role-groups', body(['19.f', '60.f'], '50000000'))
    assert.deepEqual([made.status, made.body.approvalLimit], [201, '50000000'])
    for (const wrong of ['0', '-1', '1.5', 'x', '1000000000000000'])
      assert.deepEqual(
        [wrong, (await post('/role-groups', body(['60.f'], wrong))).body.errors?.[0]?.field],
        [wrong, 'approvalLimit'],
      )
    const taken = await patch(`/role-groups/${made.body.id}`, { permissions: ['19.f'], version: made.body.version })
    assert.deepEqual([taken.status, taken.body.approvalLimit], [200, '50000000'], 'kept for when it approves again')
  })

  test('is raised, lowered and given by nobody who approves less', async ({ assert }) => {
    const runs = [
      [4, 'f'],
      [1, 'f'],
      [19, 'f'],
    ] as const
    const [limited, without] = [await seller([...runs, APPROVES], '50000000'), await seller(runs)]
    const made = async (limit: string | null) =>
      (await (await superAdmin()).post('/role-groups', body(['60.v'], limit))).body
    const refused = ({ status, body }: any) => (status < 400 ? [status] : [status, body.code, body.errors?.[0]?.field])
    const set = async (by: Signed, from: string | null, to: string | null) => {
      const { id, version } = await made(from)
      return refused(await by.api.patch(`/role-groups/${id}`, { approvalLimit: to, version }))
    }
    const no = [403, 'ROG_ERR_010', 'approvalLimit']
    assert.deepEqual(await set(limited, '1000', '50000000'), [200])
    assert.deepEqual(await set(limited, '1000', '50000001'), no)
    assert.deepEqual(await set(limited, '1000', null), no)
    assert.deepEqual(await set(limited, '60000000', '1000'), no)
    assert.deepEqual(await set(without, '1000', '2000'), no)
    assert.deepEqual(refused(await limited.api.post('/role-groups', body(['60.v'], null))), no)

    const person = await newPerson(await newRole([[13, 'v']]))
    const give = async (limit: string | null) => {
      const { roleGroupIds, version } = (await (await superAdmin()).get(`/users/${person.userId}`)).body
      return refused(
        await limited.api.patch(`/users/${person.userId}`, {
          roleGroupIds: [...roleGroupIds, (await made(limit)).id],
          version,
        }),
      )
    }
    assert.deepEqual(await give(null), [403, 'USE_ERR_014', 'roleGroupIds'])
    assert.deepEqual(await give('50000001'), [403, 'USE_ERR_014', 'roleGroupIds'])
    assert.equal((await give('50000000'))[0], 200)
  })
})
