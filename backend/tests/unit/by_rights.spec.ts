import { test } from '@japa/runner'
import { byRights } from '#app/description/by_rights'

const someone = (...permissions: string[]) => ({ isSuperAdmin: false, permissions: new Set(permissions) })

test.group('a text for each set of rights', () => {
  test('is made once, whoever asks and however often', ({ assert }) => {
    const made: string[] = []
    const text = byRights(({ isSuperAdmin, permissions }) => {
      const one = isSuperAdmin ? 'all' : [...permissions].join(' ')
      made.push(one)
      return one
    })
    assert.equal(text(someone('1.v', '2.v')), '1.v 2.v')
    assert.equal(text(someone('2.v', '1.v')), '1.v 2.v')
    assert.equal(text(someone('1.v')), '1.v')
    assert.equal(text({ isSuperAdmin: true, permissions: new Set() }), 'all')
    assert.equal(text(someone()), '')
    assert.equal(text({ isSuperAdmin: true, permissions: new Set(['1.v']) }), 'all')
    assert.deepEqual(made, ['1.v 2.v', '1.v', 'all', ''])
  })

  test('is forgotten when many others were asked for since', ({ assert }) => {
    let made = 0
    const text = byRights(() => String(++made))
    for (let area = 0; area < 50; area++) text(someone(`${area}.v`))
    assert.equal(text(someone('0.v')), '1')
    for (let area = 50; area < 99; area++) text(someone(`${area}.v`))
    assert.equal(text(someone('0.v')), '1', 'asked for in between')
    assert.equal(text(someone('1.v')), '100')
  })
})
