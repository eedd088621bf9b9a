import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import type { AnyResource, ViewState } from '@barem/resources/kit'
import { crudFilters, plainState, readAddress, writeAddress } from '../src/resources/list/address.ts'
import { type SavedView, stateOf, viewStateOf } from '../src/resources/views/view.ts'

const customers = resources.find(({ name }) => name === 'customers') as AnyResource
const read = (address: string, base?: ReturnType<typeof plainState>) =>
  readAddress(customers, new URLSearchParams(address), base)
const written = (address: string, base?: ReturnType<typeof plainState>) =>
  decodeURIComponent(String(writeAddress(customers, read(address, base), base)))

const STATE: ViewState = {
  q: 'thép',
  filters: { status: ['active'], createdAt_gte: ['2026-11-01'], createdAt_lte: ['2026-11-30'] },
  sort: { field: 'name', order: 'asc' },
  columns: ['code', 'name'],
  size: 50,
}
const view = (state: Partial<ViewState> = {}) => ({ id: 'x', state: { ...STATE, ...state } }) as SavedView
const base = stateOf(customers, view())

test.group('the address of a list', () => {
  test('says what differs from the usual and nothing else', ({ assert }) => {
    for (const address of [
      '',
      'q=a',
      'status=active&status=inactive',
      'createdAt_gte=2026-11-01',
      'personInChargeId_null=true',
      '_sort=name&_order=asc',
      '_page=3',
      '_size=50',
      '_columns=code,name',
    ])
      assert.equal(written(address), address)
    for (const address of [
      '_size=10',
      '_page=1',
      '_sort=createdAt&_order=desc',
      'status=',
      'nosuchfield=1',
      '_size=33',
      'status_null=true',
      'personInChargeId_null=maybe',
      '_columns=nosuchcolumn',
      'name_like=x',
    ])
      assert.equal(written(address), '', address)
  })

  test('asks for being empty instead of a value, never for both', ({ assert }) => {
    assert.equal(written('personInChargeId=a&personInChargeId_null=true'), 'personInChargeId_null=true')
    assert.deepEqual(crudFilters(read('personInChargeId_null=true')), [
      { field: 'personInChargeId', operator: 'null', value: true },
    ])
    assert.deepEqual(crudFilters(read('personInChargeId_null=false&q=x&status=active')), [
      { field: 'q', operator: 'eq', value: 'x' },
      { field: 'personInChargeId', operator: 'nnull', value: true },
      { field: 'status', operator: 'in', value: ['active'] },
    ])
  })
})

test.group('a list that stands on a view', () => {
  test('shows what the view keeps, and its address adds nothing', ({ assert }) => {
    assert.equal(written('', base), '')
    assert.containsSubset(read('', base), {
      q: 'thép',
      size: 50,
      sort: { field: 'name', order: 'asc' },
      columns: ['code', 'name'],
    })
    assert.deepEqual(
      read('', base).filters.map(({ column, values }) => [column.name, values]),
      [
        ['status', { '': ['active'] }],
        ['createdAt', { _gte: ['2026-11-01'], _lte: ['2026-11-30'] }],
      ],
    )
  })

  test('has each change in its address, also of what was taken away', ({ assert }) => {
    for (const address of [
      'q=',
      'q=x',
      'status=',
      'status=inactive',
      'createdAt_gte=',
      'createdAt_gte=2026-12-01',
      'personInChargeId_null=true',
      '_sort=createdAt&_order=desc',
      '_size=10',
      '_columns=',
      '_columns=code,name,status',
    ])
      assert.equal(written(address, base), address)
    assert.equal(written('status=active&_size=50&q=thép&_columns=name,code', base), '', 'as in the view')
    assert.deepEqual(
      read('status=', base).filters.map(({ column }) => column.name),
      ['createdAt'],
    )
    assert.deepEqual(read('createdAt_gte=2026-12-01', base).filters[1].values, { _gte: ['2026-12-01'] })
    assert.deepEqual(read('q=&_columns=', base).columns, null)
  })

  test('keeps in a view just what it shows', ({ assert }) => {
    assert.deepEqual(viewStateOf(customers, base), STATE)
    assert.deepEqual(
      viewStateOf(customers, read('_size=10&_sort=createdAt&_order=desc&status=&_columns=&q=&createdAt_lte=', base)),
      { q: '', filters: {}, sort: null, columns: null, size: null },
    )
    assert.deepEqual(viewStateOf(customers, plainState(customers)), {
      q: '',
      filters: {},
      sort: null,
      columns: null,
      size: null,
    })
    for (const definition of resources)
      assert.deepEqual(viewStateOf(definition, stateOf(definition, view({ filters: {}, sort: null }))), {
        ...STATE,
        filters: {},
        sort: null,
      })
  })

  test('somebody without the view reads the rest of its address', ({ assert }) => {
    assert.equal(written('view=x&status=&_sort=name&_order=desc'), '_sort=name&_order=desc')
  })
})
