import { test } from '@japa/runner'
import { mergeDrafts, type OwnDefinition, type OwnField } from '@barem/resources/own'

const label = (vi_VN: string) => ({ vi_VN })
const field = (key: string, more: Partial<OwnField> = {}): OwnField => ({
  key,
  type: 'text',
  label: label(key),
  ...more,
})
const base: OwnDefinition = {
  key: 'truck',
  label: label('Xe'),
  fields: [field('name'), field('plate'), field('seats')],
  list: { columns: ['name', 'plate'], filters: [] },
}
const keys = ({ fields }: OwnDefinition) => fields.map(({ key }) => key)
const withFields = (...fields: OwnField[]): OwnDefinition => ({ ...base, fields })

test.group('drafts of two people', () => {
  test('come together where they changed different fields, columns and options', ({ assert }) => {
    const mine: OwnDefinition = {
      ...base,
      label: label('Xe tải'),
      fields: [field('name'), field('load'), field('plate', { required: true }), field('seats')],
      list: { columns: ['name', 'load', 'plate'], filters: [] },
    }
    const theirs: OwnDefinition = {
      ...base,
      about: label('Xe của công ty'),
      fields: [field('name', { help: label('Tên xe') }), field('plate'), field('dueOn', { type: 'date' })],
      list: { columns: ['name', 'plate', 'dueOn'], filters: [], sort: { field: 'dueOn', order: 'asc' } },
    }
    for (const prefer of ['mine', 'theirs'] as const) {
      const { draft, collisions } = mergeDrafts(base, mine, theirs, prefer)
      assert.deepEqual(collisions, [])
      assert.deepEqual(draft, {
        key: 'truck',
        label: label('Xe tải'),
        about: label('Xe của công ty'),
        fields: [
          field('name', { help: label('Tên xe') }),
          field('load'),
          field('plate', { required: true }),
          field('dueOn', { type: 'date' }),
        ],
        list: { columns: ['name', 'load', 'plate', 'dueOn'], filters: [], sort: { field: 'dueOn', order: 'asc' } },
      })
    }
  })

  test('collide where both changed one field, and keep the side that is preferred', ({ assert }) => {
    const mine = withFields(field('name', { required: true }), field('plate'), field('seats'), field('mine'))
    const theirs = withFields(field('name', { unique: true }), field('plate', { required: true }), field('seats'))
    const kept = mergeDrafts(base, mine, theirs, 'mine')
    assert.deepEqual(kept.collisions, ['fields.name'])
    assert.deepEqual(kept.draft.fields, [
      field('name', { required: true }),
      field('plate', { required: true }),
      field('seats'),
      field('mine'),
    ])
    assert.deepEqual(mergeDrafts(base, mine, theirs, 'theirs').draft.fields[0], field('name', { unique: true }))
  })

  test('collide where one changed what the other took away, and not where both did the same', ({ assert }) => {
    const without = withFields(field('name'), field('seats'))
    const { collisions } = mergeDrafts(
      base,
      withFields(field('name'), field('plate', { unique: true }), field('seats')),
      without,
    )
    assert.deepEqual(collisions, ['fields.plate'])
    assert.deepEqual(mergeDrafts(base, without, without), { draft: without, collisions: [] })
  })

  test('keep fields that have no key yet', ({ assert }) => {
    const { draft } = mergeDrafts(base, { ...base, fields: [...base.fields, field(''), field('')] }, base)
    assert.deepEqual(keys(draft), ['name', 'plate', 'seats', '', ''])
  })

  test('keep the order of whoever moved something', ({ assert }) => {
    const moved = withFields(field('seats'), field('name'), field('plate'))
    const grown = withFields(field('name'), field('plate'), field('load'), field('seats'))
    assert.deepEqual(keys(mergeDrafts(base, moved, grown).draft), ['seats', 'name', 'plate', 'load'])
    assert.deepEqual(keys(mergeDrafts(base, grown, moved).draft), ['seats', 'name', 'plate', 'load'])
    const other = withFields(field('plate'), field('name'), field('seats'))
    assert.deepEqual(mergeDrafts(base, moved, other).collisions, ['fields'])
  })
})
