import { test } from '@japa/runner'
import type { Translate } from '../src/i18n/translate.ts'
import { sumText } from '../src/documents/inbox/item.ts'

const t = ((key: string, values: object) => `${key} ${Object.values(values).join()}`) as Translate

test.group('the total of chosen documents', () => {
  test('is unknown while the amount of one is', ({ assert }) => {
    assert.equal(sumText(t, [{ amount: '1000000.00' }, { amount: '500000' }]), 'documents.inbox.sum 1,500,000\u00a0đ')
    assert.equal(sumText(t, [{ amount: '1000000' }, { amount: null }]), 'documents.inbox.sumUnknown 1')
  })
})
