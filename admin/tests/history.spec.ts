import { test } from '@japa/runner'
import { type HistoryEntry, lastChange, sharesOf } from '../src/resources/history/history.ts'

const entry = (version: number, name: string | null, ...fields: string[]): HistoryEntry => ({
  id: String(version),
  at: '2026-11-05T08:30:00Z',
  action: 'update',
  version,
  source: name ? 'screen' : 'system',
  address: null,
  by: name === null ? null : { id: name, code: null, name },
  changes: fields.map((field) => ({ field, from: null, to: 1 })),
})

const since = [entry(5, 'Bình', 'phone'), entry(4, null, 'note'), entry(3, 'An', 'phone', 'email')]

test.group('who changed what since', () => {
  test('a field goes to whoever changed it last', ({ assert }) => {
    assert.equal(lastChange('phone', since)?.by?.name, 'Bình')
    assert.isUndefined(lastChange('name', since))
  })

  test('fields are told by person, and those of the system without a name', ({ assert }) => {
    assert.deepEqual(sharesOf(['email', 'phone', 'note', 'name'], since), [
      { by: 'An', fields: ['email'] },
      { by: 'Bình', fields: ['phone'] },
      { by: null, fields: ['note', 'name'] },
    ])
  })
})
