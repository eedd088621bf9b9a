import { test } from '@japa/runner'
import { isTold, waitFor, type Counted } from '#app/identity/guess_limits'

const none = { count: 0, last: 0 }
const counted = (more: Partial<Counted> = {}): Counted => ({
  device: null,
  pair: none,
  network: none,
  everywhere: null,
  ...more,
})
const seconds = (more: Partial<Counted>) => waitFor(counted(more)) / 1000

test.group('how long a guess has to wait', () => {
  test('of one account from one network: five for nothing, then twice as long each time, an hour from the twentieth', ({
    assert,
  }) => {
    const waits = [0, 1, 4, 5, 6, 7, 8, 12, 13, 19, 20, 1000].map((count) => seconds({ pair: { count, last: 0 } }))
    assert.deepEqual(waits, [0, 0, 0, 5, 10, 20, 40, 640, 900, 900, 3600, 3600])
  })

  test('what has passed since the last one counts, and never goes below nothing', ({ assert }) => {
    const after = (last: number) => seconds({ pair: { count: 6, last: last * 1000 } })
    assert.deepEqual([after(3), after(10), after(99)], [7, 0, 0])
  })

  test('a crowd at one address waits two seconds, a besieged account an hour; the longest counts', ({ assert }) => {
    const crowd = { count: 100, last: 500 }
    assert.equal(seconds({ network: crowd }), 1.5)
    assert.equal(seconds({ everywhere: 600_000 }), 3000)
    assert.equal(seconds({ network: crowd, pair: { count: 6, last: 0 } }), 10)
  })

  test('a known device waits for nothing but its own guesses', ({ assert }) => {
    const siege: Partial<Counted> = {
      pair: { count: 99, last: 0 },
      network: { count: 999, last: 0 },
      everywhere: 0,
    }
    assert.deepEqual(
      [0, 9, 10, 11, 99].map((count) => seconds({ ...siege, device: { count, last: 0 } })),
      [0, 0, 5, 10, 900],
    )
  })

  test('the owner is told at ten, and then ever less often', ({ assert }) => {
    assert.deepEqual(
      Array.from({ length: 300 }, (_, count) => count).filter((count) => isTold(count)),
      [10, 50, 250],
    )
  })
})
