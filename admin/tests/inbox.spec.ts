import { test } from '@japa/runner'
import type { ExceptionName } from '@barem/resources/calc/exceptions'
import { isCareful } from '../src/documents/inbox/item.ts'

const item = (...names: ExceptionName[]) => ({
  review: { exceptions: names.map((name) => ({ name, lines: [], amount: null, percent: null })), names: {} },
})

test.group('a document that waits', () => {
  test('asks for a closer look where one thing is unusual, not where all is good to know alone', ({ assert }) => {
    assert.isTrue(isCareful(item('belowCost', 'oldDebt')))
    assert.isFalse(isCareful(item('oldDebt', 'estimatedWeight')))
    assert.isFalse(isCareful(item()))
    assert.isFalse(isCareful({ review: null }))
  })
})
