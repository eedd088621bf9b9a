import { test } from '@japa/runner'
import type { Caller } from '#app/limits/caller'
import { FairQueue, type Budget } from '#app/limits/fair_queue'

const caller = (person: string, company = 'one', address = 'office'): Caller => ({ person, company, address })

/** A queue, and what got its turn in which order; each piece of work lasts until `end` is called. */
function watched(budget: Partial<Budget> & { atOnce: number }) {
  let now = 0
  const timers: { at: number; work: () => void }[] = []
  const clock = {
    now: () => now,
    later: (ms: number, work: () => void) => {
      const timer = { at: now + ms, work }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
    },
  }
  const queue = new FairQueue({ mostWaiting: 100, mostWaitingOfOne: 50, patience: 60_000, ...budget }, clock)
  const [started, ends]: [string[], (() => void)[]] = [[], []]
  const work = (name: string, by: Caller) => {
    const going = queue.run(
      () =>
        new Promise<void>((resolve) => {
          started.push(name)
          ends.push(resolve)
        }),
      by,
    )
    going.catch(() => {})
    return going
  }
  /** Lets work begin whose turn it is. */
  const settled = () => new Promise(setImmediate)
  /** Ends the oldest piece of work. */
  const end = async () => {
    await settled()
    ends.shift()!()
    await settled()
  }
  /** Lets time go by. */
  const pass = async (ms: number) => {
    now += ms
    for (const { at, work: due } of timers.splice(0)) {
      if (at <= now) due()
      else timers.push({ at, work: due })
    }
    await settled()
  }
  return { started, work, end, settled, pass }
}

test.group('a fair queue', () => {
  test('runs as many at once as it may, in the order in which one person asks', async ({ assert }) => {
    const { started, work, end, settled } = watched({ atOnce: 2 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void work(name, caller('a'))
    await settled()
    assert.deepEqual(started, ['a1', 'a2'])
    await end()
    assert.deepEqual(started, ['a1', 'a2', 'a3'])
    await end()
    await end()
    assert.deepEqual(started, ['a1', 'a2', 'a3', 'a4'])
  })

  test('takes turns between persons, however many requests one of them has', async ({ assert }) => {
    const { started, work, end } = watched({ atOnce: 1 })
    for (let place = 1; place <= 30; place++) void work(`a${place}`, caller('a'))
    void work('b1', caller('b'))
    void work('b2', caller('b'))
    void work('c1', caller('c'))
    for (let ended = 0; ended < 6; ended++) await end()
    assert.deepEqual(started, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('takes turns between companies first', async ({ assert }) => {
    const { started, work, end } = watched({ atOnce: 1 })
    for (const person of ['a', 'b', 'c', 'd']) void work(`${person}1`, caller(person, 'large'))
    void work('z1', caller('z', 'small'))
    void work('z2', caller('z', 'small'))
    for (let ended = 0; ended < 5; ended++) await end()
    assert.deepEqual(started, ['a1', 'z1', 'b1', 'z2', 'c1', 'd1'])
  })

  test('keeps room for others: a person, a company and an address have budgets', async ({ assert }) => {
    for (const [budget, more, other] of [
      [{ perPerson: 2 }, caller('a'), caller('b')],
      [{ perCompany: 2 }, caller('a2'), caller('b', 'two')],
      [{ perAddress: 2 }, caller('a2', 'two'), caller('b', 'two', 'home')],
    ] as const) {
      const { started, work, end, settled } = watched({ atOnce: 5, ...budget })
      void work('a1', caller('a'))
      void work('a2', more)
      void work('a3', more)
      await settled()
      assert.deepEqual(started, ['a1', 'a2'])
      void work('b1', other)
      await settled()
      assert.deepEqual(started, ['a1', 'a2', 'b1'], 'others do not wait')
      await end()
      assert.deepEqual(started, ['a1', 'a2', 'b1', 'a3'])
    }
  })

  test('refuses what is more than a person, or all together, may have waiting', async ({ assert }) => {
    const { work, end } = watched({ atOnce: 1, mostWaitingOfOne: 2, mostWaiting: 3 })
    for (const name of ['a1', 'a2', 'a3']) void work(name, caller('a'))
    await assert.rejects(() => work('a4', caller('a')), 'COM_ERR_016')
    void work('b1', caller('b'))
    await assert.rejects(() => work('c1', caller('c')), 'COM_ERR_010')
    await end()
    assert.isDefined(work('c1', caller('c')))
  })

  test('one by one, leaves room between work without pauses for what arrives meanwhile', async ({ assert }) => {
    const queue = new FairQueue({
      atOnce: 9,
      perPerson: 3,
      oneByOne: true,
      mostWaiting: 99,
      mostWaitingOfOne: 99,
      patience: 60_000,
    })
    const started: string[] = []
    const work = (name: string, by: Caller) => queue.run(() => Promise.resolve(void started.push(name)), by)
    const flood = Array.from({ length: 20 }, (_, place) => work(`a${place}`, caller('a')))
    await Promise.all(flood.slice(0, 3))
    assert.deepEqual(started, ['a0', 'a1', 'a2'], 'ended work still counts until all that arrived is read')
    await flood[3]
    assert.lengthOf(started, 4)
    await work('b', caller('b'))
    assert.equal(started.indexOf('b'), 4, 'others do not wait')
    const last = work('a20', caller('a'))
    await Promise.all([...flood, last])
    assert.deepEqual(
      started.filter((name) => name !== 'b'),
      Array.from({ length: 21 }, (_, place) => `a${place}`),
      'requests of one person keep their order',
    )
  })

  test('goes on after work that fails', async ({ assert }) => {
    const queue = new FairQueue({ atOnce: 1, mostWaiting: 9, mostWaitingOfOne: 9, patience: 60_000 })
    await assert.rejects(() => queue.run(() => Promise.reject(new Error('broken')), caller('a')), 'broken')
    assert.equal(await queue.run(() => Promise.resolve('well'), caller('a')), 'well')
  })

  test('forgets who has gone away meanwhile', async ({ assert }) => {
    const { started, work, end } = watched({ atOnce: 1 })
    const gone = new AbortController()
    void work('a1', caller('a'))
    const left = work('a2', { ...caller('a'), gone: gone.signal })
    void work('a3', caller('a'))
    gone.abort()
    await assert.rejects(() => left, 'COM_ERR_010')
    await end()
    assert.deepEqual(started, ['a1', 'a3'])
    await assert.rejects(() => work('a4', { ...caller('a'), gone: gone.signal }), 'COM_ERR_010')
  })

  test('lets nobody wait for ever', async ({ assert }) => {
    const { started, work, pass, end } = watched({ atOnce: 1, patience: 20_000 })
    void work('a1', caller('a'))
    const waiting = work('a2', caller('a'))
    await pass(19_999)
    void work('a3', caller('a'))
    await pass(1)
    await assert.rejects(() => waiting, 'COM_ERR_010')
    await end()
    assert.deepEqual(started, ['a1', 'a3'])
  })

  test('gives somebody with much to do a rest after long turns, so that others come through', async ({ assert }) => {
    const { started, work, pass, end } = watched({ atOnce: 1, rest: { beyond: 2, after: 50, share: 1.5 } })
    for (let place = 1; place <= 6; place++) void work(`a${place}`, caller('a'))
    await pass(49)
    await end()
    assert.deepEqual(started, ['a1', 'a2'], 'none after a short turn')
    await pass(100)
    await end()
    assert.deepEqual(started, ['a1', 'a2'])
    void work('b1', caller('b'))
    await pass(0)
    assert.deepEqual(started, ['a1', 'a2', 'b1'], 'another comes through at once')
    await end()
    await pass(149)
    assert.deepEqual(started, ['a1', 'a2', 'b1'])
    await pass(1)
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'a3'])
    await pass(100)
    await end()
    await pass(150)
    await pass(100)
    await end()
    assert.deepEqual(started, ['a1', 'a2', 'b1', 'a3', 'a4', 'a5'], 'none with little left to do')
  })

  test('counts for a rest what waits elsewhere too, when told how', async ({ assert }) => {
    let elsewhere = 3
    const waiting = ({ person }: Caller) => (person === 'a' ? elsewhere : 0)
    const { started, work, pass, end } = watched({ atOnce: 1, rest: { beyond: 2, after: 50, share: 1, waiting } })
    for (const name of ['a1', 'a2', 'a3']) void work(name, caller('a'))
    await pass(100)
    await end()
    await pass(99)
    assert.deepEqual(started, ['a1'])
    await pass(1)
    elsewhere = 2
    await pass(100)
    await end()
    assert.deepEqual(started, ['a1', 'a2', 'a3'])
  })

  test('rests nobody longer than it may, such as after a turn that waited for a row', async ({ assert }) => {
    const { started, work, pass, end } = watched({ atOnce: 1, rest: { beyond: 2, after: 50, share: 1.5, most: 200 } })
    for (let place = 1; place <= 5; place++) void work(`a${place}`, caller('a'))
    await pass(5000)
    await end()
    await pass(199)
    assert.deepEqual(started, ['a1'])
    await pass(1)
    assert.deepEqual(started, ['a1', 'a2'])
  })
})
