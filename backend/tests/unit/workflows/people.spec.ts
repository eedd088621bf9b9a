import { test } from '@japa/runner'
import { askedAt, openerOf, type Approver, type World } from '@barem/workflows'
import { asking } from '#tests/support/workflows/graphs'

const everybody = ['clerk', 'lead', 'boss', 'owner', 'an', 'binh', 'fallback']
const world: World = {
  requester: 'clerk',
  maySelf: false,
  head: 'lead',
  managers: ['boss', 'owner'],
  roleGroups: { directors: ['an', 'binh'], none: [] },
  fields: { inChargeId: 'binh', emptyId: null },
  able: new Set(everybody),
  fallback: 'fallback',
}
const asked = (approvers: Approver[], more: Partial<World> = {}, rules = {}) =>
  askedAt(asking('step', [], { approvers, ...rules }), { ...world, ...more }).map(
    ({ assignee, how }) => `${assignee} ${how}`,
  )

test.group('who is asked', () => {
  test('are people, role groups, the head, managers and the person of a field, each once', ({ assert }) => {
    assert.deepEqual(
      asked([
        { kind: 'people', ids: ['an'] },
        { kind: 'roleGroup', ids: ['directors'] },
      ]),
      ['an asked', 'binh asked'],
    )
    assert.deepEqual(asked([{ kind: 'departmentHead' }]), ['lead asked'])
    assert.deepEqual(
      asked([
        { kind: 'manager', level: 1 },
        { kind: 'manager', level: 2 },
      ]),
      ['boss asked', 'owner asked'],
    )
    assert.deepEqual(asked([{ kind: 'field', field: 'inChargeId' }]), ['binh asked'])
  })

  test('is the fallback where nobody is found, or can decide', ({ assert }) => {
    for (const approver of [
      { kind: 'roleGroup', ids: ['none', 'gone'] },
      { kind: 'manager', level: 3 },
      { kind: 'field', field: 'emptyId' },
      { kind: 'people', ids: ['deleted'] },
    ] as Approver[])
      assert.deepEqual(asked([approver]), ['fallback nobody'])
    assert.deepEqual(asked([{ kind: 'departmentHead' }], { able: new Set(['clerk']) }), ['fallback nobody'])
    assert.deepEqual(asked([{ kind: 'departmentHead' }], { head: null }), ['fallback nobody'])
  })

  test('is the manager in place of a requester, else the fallback, unless the step or a right allows it', ({
    assert,
  }) => {
    const own: Approver[] = [{ kind: 'people', ids: ['clerk'] }]
    assert.deepEqual(asked(own), ['boss self'])
    assert.deepEqual(asked(own, { managers: [] }), ['fallback self'])
    assert.deepEqual(asked(own, {}, { self: 'fallback' }), ['fallback self'])
    assert.deepEqual(asked(own, {}, { self: 'allow' }), ['clerk asked'])
    assert.deepEqual(asked(own, { maySelf: true }), ['clerk asked'])
  })

  test('includes the fallback where fewer are found than have to agree', ({ assert }) => {
    const step = asking('step', [], { approvers: [{ kind: 'departmentHead' }], quorum: 2 })
    const { needed, tasks } = openerOf(world, () => 'id')({ step: 0, rules: step }, [])
    assert.deepEqual(
      [needed, tasks.map(({ assignee, how }) => [assignee, how])],
      [
        2,
        [
          ['lead', 'asked'],
          ['fallback', 'short'],
        ],
      ],
    )
    const alone = openerOf({ ...world, fallback: 'lead' }, () => 'id')({ step: 0, rules: step }, [])
    assert.deepEqual([alone.needed, alone.tasks.length], [1, 1])
  })

  test('is nobody only without a fallback: then nothing is approved', ({ assert }) => {
    const opener = openerOf({ ...world, fallback: null }, () => 'id')
    assert.deepEqual(opener({ step: 0, rules: asking('step', []) }, []), { needed: 1, tasks: [] })
  })
})
