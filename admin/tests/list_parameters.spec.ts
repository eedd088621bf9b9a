import { test } from '@japa/runner'
import { queryLists } from '@barem/resources/lists'
import { crudFilters, plainState, readAddress, writeAddress } from '../src/resources/list/address.ts'
import { viewStateOf } from '../src/resources/views/view.ts'

const debts = queryLists.find(({ name }) => name === 'debts-by-customer')!
const read = (address: string) => readAddress(debts, new URLSearchParams(address))

test.group('the day that a list is asked for', () => {
  test('is in its address and its request, and in no view, which is about today', ({ assert }) => {
    const state = read('asOf=2026-06-30&isOverdue=true')
    assert.equal(String(writeAddress(debts, state)), 'isOverdue=true&asOf=2026-06-30')
    assert.deepEqual(crudFilters(state), [
      { field: 'isOverdue', operator: 'eq', value: 'true' },
      { field: 'asOf', operator: 'eq', value: '2026-06-30' },
    ])
    assert.deepEqual(viewStateOf(debts, state).filters, { isOverdue: ['true'] })
  })

  test('is today where the address says none that there is', ({ assert }) => {
    for (const address of ['', 'asOf=', 'asOf=2026-13-99', 'asOf=yesterday'])
      assert.deepEqual(read(address), plainState(debts), address)
  })
})
