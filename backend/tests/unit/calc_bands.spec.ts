import { test } from '@japa/runner'
import { bandOf } from '@barem/resources/calc/bands'

test.group('deviation bands', () => {
  const bands = [
    { name: 'red', threshold: '3', color: '#f00' },
    { name: 'yellow', threshold: '1.50', color: '#ff0' },
    { name: 'black', threshold: '10', color: '#000' },
  ]

  test('a deviation of either sign falls into the greatest threshold it reaches', ({ assert }) => {
    const names = ['0', '1.49', '1.5', '-2.61', '-3', '3.31', '9.99', '-10', '250'].map(
      (percent) => bandOf(percent, bands)?.name ?? null,
    )
    assert.deepEqual(names, [null, null, 'yellow', 'yellow', 'red', 'red', 'red', 'black', 'black'])
    assert.deepEqual(
      names,
      ['0', '1.49', '1.5', '-2.61', '-3', '3.31', '9.99', '-10', '250'].map(
        (percent) => bandOf(percent, [...bands].reverse())?.name ?? null,
      ),
    )
  })

  test('one row "3 % red" is enough; a row of 0 % holds all that is weighed', ({ assert }) => {
    assert.equal(bandOf('-3.31', [bands[0]!])?.color, '#f00')
    assert.equal(bandOf('0', [{ name: 'all', threshold: '0', color: '#0f0' }])?.name, 'all')
    assert.isNull(bandOf(null, [{ name: 'all', threshold: '0', color: '#0f0' }]))
    assert.isNull(bandOf('5', []))
    assert.equal(bandOf('5', [bands[0]!, { ...bands[0]!, name: 'twin', threshold: '3.00' }])?.name, 'red')
  })
})
