import { join } from 'node:path'
import { registry } from '@barem/resources'
import { test } from '@japa/runner'

const ADMIN = join(import.meta.dirname, '../../../admin/src')
const { actionWord } = (await import(`${ADMIN}/documents/actions/actionWord.ts`)) as {
  actionWord: (t: unknown, definition: unknown, action: string, word: string, values: object) => string
}
const t = (_key: string, { one, code }: { one: string; code: string }) => `${one} ${code} paid`

test.group('words of actions', () => {
  test('tell what was done as a sentence, which begins with a capital letter', ({ assert }) => {
    const word = (which: string) =>
      actionWord(t, registry['payment-slips'], 'pay', which, { one: 'payment slip', code: 'PC-1' })
    assert.deepEqual([word('done'), word('text')], ['Payment slip PC-1 paid', 'payment slip PC-1 paid'])
  })
})
