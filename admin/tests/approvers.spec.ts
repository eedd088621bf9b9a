import { test } from '@japa/runner'
import type { Translate } from '../src/i18n/translate.ts'
import { unfitFor } from '../src/documents/approver/eligible.ts'
import { isMe, namesOf, waitingFor } from '../src/documents/waiting.ts'

const free = { may: true, limit: null }
const limited = { may: true, limit: '50000000' }

test.group('who may be asked to approve', () => {
  const asked = (amount: string | null) => ({ amount, isOwn: false })

  test('those whose limit covers the amount, to the dong', ({ assert }) => {
    const found = [null, '0', '49999999', '50000000', '50000001', '999999999999999'].map((amount) => [
      unfitFor(limited, asked(amount)),
      unfitFor(free, asked(amount)),
    ])
    assert.deepEqual(found, [
      [null, null],
      [null, null],
      [null, null],
      [null, null],
      ['limit', null],
      ['limit', null],
    ])
  })

  test('not who has lost the authority, nor who would approve their own', ({ assert }) => {
    assert.equal(unfitFor({ may: false, limit: null }, asked('1')), 'authority')
    assert.equal(unfitFor(free, { amount: '1', isOwn: true }), 'self')
  })

  test('somebody of whom nothing is known is left to the server', ({ assert }) => {
    assert.isNull(unfitFor(undefined, asked('999999999999999')))
  })
})

test.group('whose decision is waited for', () => {
  const words = ((key: string, values?: Record<string, unknown>) =>
    `${key}${values ? ` ${String(values.who)}` : ''}`) as unknown as Translate
  const me = { id: 'me', code: 'NV1', name: 'Trần Thị Ánh Dương' }
  const other = { id: 'other', code: 'NV2', name: 'Lê Minh Quân' }

  test('nobody is told their own name', ({ assert }) => {
    assert.equal(waitingFor(words, [me], 'me'), 'documents.waitingYou')
    assert.equal(waitingFor(words, [other], 'me'), 'documents.waiting Lê Minh Quân')
    assert.equal(namesOf(words, [me, other], 'me'), 'documents.you, Lê Minh Quân')
    assert.deepEqual(
      [isMe([me], 'me'), isMe([other], 'me'), isMe([me, other], 'me'), isMe([], 'me')],
      [true, false, false, false],
    )
  })
})
