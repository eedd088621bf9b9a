import './in_node.ts'
import { resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import { test } from '@japa/runner'
import { decide } from '../src/providers/access.ts'
import { rightsOf } from '../src/resources/model/rights.ts'
import { seenBy } from '../src/resources/model/visible.ts'
import type { Session } from '../src/session/token.ts'

const person = (permissions: string[], roles: string[] = []): Session => ({
  token: '',
  userId: 'p',
  tenantId: 't',
  name: '',
  roles: new Set(roles),
  permissions: new Set(permissions),
  definitions: 0,
})

const everybody = [
  null,
  person([]),
  person(Object.values(areas).map((area) => `${area}.v`)),
  person(['13.c', '19.u', '17.f']),
  person([], ['r001']),
]

test.group('access control', () => {
  test("answers Refine's questions about a resource as our screens are answered", ({ assert }) => {
    for (const who of everybody)
      for (const definition of resources) {
        const rights = rightsOf(who, seenBy(who, definition))
        for (const [action, right] of Object.entries({
          list: 'list',
          show: 'show',
          export: 'export',
          create: 'create',
          clone: 'create',
          import: 'create',
          edit: 'update',
          delete: 'delete',
        } as const)) {
          const answer = decide(who, { resource: definition.name, action })
          assert.deepEqual([answer.can, answer.rights], [rights[right], rights], `${definition.name} ${action}`)
        }
      }
  })

  test('answers for a level in an area, and refuses what it does not know to all but the super admin', ({ assert }) => {
    const can = (who: Session | null, action: string, area?: unknown, resource?: string) =>
      decide(who, { action, resource, params: { area } }).can
    const clerk = person(['13.u'])
    assert.deepEqual(
      ['v', 'c', 'u', 'd', 'f'].map((level) => can(clerk, level, 13)),
      [true, false, true, false, false],
    )
    assert.isTrue(can(clerk, 'v', 'all'))
    assert.isFalse(can(null, 'v', 'all'))
    assert.isFalse(can(clerk, 'shred', 13))
    assert.isFalse(can(clerk, 'list', undefined, 'nothing-of-ours'))
    assert.isTrue(can(person([], ['r001']), 'shred', null))
  })
})
