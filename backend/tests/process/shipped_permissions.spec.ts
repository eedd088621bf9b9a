import { test } from '@japa/runner'
import { inside } from '#tests/support/inside'

/** An installation of a release that gave less: what its built-in role groups may do after an upgrade. */
const UPGRADE = `
  const { followShipped } = await import('#app/identity/shipped_permissions')
  const { tenantTransaction } = await import('#app/tenancy/tenant_transaction')
  const query = async (text: string) => (await tenantTransaction().client.rawQuery(text)).rows
  const [first, second] = rows.map((row: any) => row.tenant_id)
  const less = "update role_groups set permissions = jsonb_build_array('13.v') where code in ('R002', 'R003')"
  await inTenant(first, async () => {
    await query(less)
    await query("update shipped_permissions s set permissions = jsonb_build_array('13.v') from role_groups r where r.id = s.role_group_id and r.code in ('R002', 'R003')")
    await query("update role_groups set permissions = jsonb_build_array('13.c', '13.v') where code = 'R003'")
  })
  await inTenant(second, async () => {
    await query(less)
    await query('delete from shipped_permissions')
    await query("insert into record_history (tenant_id, id, resource, record_id, version, action, changes, source) select tenant_id, gen_random_uuid(), 'role-groups', id, 2, 'update', jsonb_build_array(jsonb_build_object('field', 'permissions')), 'screen' from role_groups where code = 'R003'")
  })
  for (const { tenant_id } of rows) await inTenant(tenant_id, () => query('update user_credentials set permissions_version = 100'))
  const { groupsThatPost } = await import('#app/identity/makers_post')
  await inTenant(first, () => query("update role_groups set permissions = jsonb_build_array('24.c', '46.c', '46.u') where code = 'THUQUY'"))
  const { followed, sentences } = await followShipped()
  say('followed: ' + followed)
  for (const sentence of [...sentences, ...(await groupsThatPost())]) say(sentence)
  for (const [name, tenant] of [['first', first], ['second', second]]) await inTenant(tenant, async () => {
    for (const { code, count, version } of await query("select code, jsonb_array_length(permissions) as count, version from role_groups where built_in and code <> 'R001' order by code")) say(name + ' ' + code + ': ' + (count > 2 ? 'as shipped' : count) + ', version ' + version)
    for (const { code, action, source, changes } of await query("select r.code, h.action, h.source, h.changes from record_history h join role_groups r on r.id = h.record_id where h.resource = 'role-groups' and h.source = 'system'")) say(name + ' told of ' + code + ': ' + action + ' from ' + JSON.stringify(changes[0].from))
    say(name + ' signed out: ' + (await query("select count(*)::int as n from user_credentials c join users u on u.id = c.user_id where u.username = 'quantri.demo' and permissions_version = 101"))[0].n)
  })
  const again = await followShipped()
  say('again: ' + again.followed + ', ' + again.sentences.length)
`

test.group('an upgrade', () => {
  test('gives built-in role groups that nobody changed what the release ships them with, and leaves the others', ({
    assert,
  }) => {
    const told = inside(UPGRADE).split('\n')
    assert.includeMembers(told, ['followed: 2', 'again: 0, 0'], told.join('\n'))
    assert.includeMembers(told, [
      'first R002: as shipped, version 2',
      'first R003: 2, version 1',
      'first R004: as shipped, version 1',
    ])
    assert.includeMembers(told, ['second R002: as shipped, version 2', 'second R003: 1, version 1'])
    assert.includeMembers(told, [
      'first told of R002: update from ["13.v"]',
      'second told of R002: update from ["13.v"]',
    ])
    assert.notInclude(told.join(), 'told of R003')
    const lacking = told.filter((line) => line.includes('was changed there'))
    assert.lengthOf(lacking, 1)
    assert.match(lacking[0]!, /^Thép Đông Á \(demo\): role group R003 .* does not get .*\b22\.f\b/)
    assert.include(told, 'Thép Đông Á (demo): role group THUQUY now posts the documents that its people made, in 24.')
    assert.includeMembers(told, ['first signed out: 1', 'second signed out: 1'])
  })
})
