import { test } from '@japa/runner'
import { advance, begin, mayDecide, namedRoute, tasksAt, waitingFor, type Event, type Instance } from '@barem/workflows'
import { AT, asking, counting, onRoute, statuses } from '#tests/support/workflows/graphs'

/** The event that somebody decides the task that waits for them. */
const says = (instance: Instance, by: string, kind: 'approve' | 'reject', comment: string | null = null): Event => {
  const task = instance.tasks.findLast(({ assignee }) => assignee === by)?.id ?? 'none'
  return kind === 'approve' ? { kind, task, by, at: AT, comment, hash: 'content' } : { kind, task, by, at: AT, comment }
}

test.group('the named approver', () => {
  const { opener } = counting()
  const asked = begin({ hash: 'content', route: namedRoute('director').steps }, opener).instance

  test('is the only one whom a request waits for', ({ assert }) => {
    assert.deepEqual([asked.status, waitingFor(asked)], ['pending', ['director']])
    assert.isTrue(mayDecide(asked, 'director'))
    assert.deepEqual(advance(asked, says(asked, 'clerk', 'approve'), opener), { ok: false, refusal: 'not_assignee' })
  })

  test('approves what was asked about and nothing else, but may reject whatever became of it', ({ assert }) => {
    const other = { ...says(asked, 'director', 'approve'), hash: 'other' } as Event
    assert.deepEqual(advance(asked, other, opener), { ok: false, refusal: 'content_changed' })
    const rejected = advance(asked, says(asked, 'director', 'reject', 'Giá thấp'), opener)
    assert.equal(rejected.ok && rejected.instance.status, 'rejected')
  })

  test('approves once; what was decided stays when the request is closed later', ({ assert }) => {
    const result = advance(asked, says(asked, 'director', 'approve', 'Được'), opener)
    if (!result.ok) throw new Error(result.refusal)
    const { instance } = result
    assert.containsSubset(instance.tasks, [
      { status: 'approved', decidedBy: 'director', decidedAt: AT, comment: 'Được' },
    ])
    assert.deepEqual(advance(instance, says(instance, 'director', 'reject'), opener), {
      ok: false,
      refusal: 'already_decided',
    })
    const closed = advance(instance, { kind: 'close', how: 'edited', by: 'clerk', at: AT }, opener)
    assert.equal(closed.ok && closed.instance, instance)
  })

  test('of nobody is an approval as it begins', ({ assert }) => {
    assert.equal(begin({ hash: 'content', route: namedRoute().steps }, opener).instance.status, 'approved')
  })
})

test.group('steps', () => {
  test('are opened when they are reached: any one of the first, all of the second, two of the third', ({ assert }) => {
    const { instance, after } = onRoute(
      asking('one', ['lead', 'deputy']),
      asking('two', ['accountant', 'seller'], { quorum: 'all' }),
      asking('three', ['a', 'b', 'c'], { quorum: 2 }),
    )
    assert.deepEqual(statuses(instance), ['lead pending', 'deputy pending'])
    let now = after(instance, says(instance, 'deputy', 'approve'))
    assert.deepEqual(statuses(now), ['lead closed', 'deputy approved', 'accountant pending', 'seller pending'])
    now = after(now, says(now, 'seller', 'approve'))
    now = after(now, says(now, 'accountant', 'approve'))
    for (const one of ['c', 'a']) now = after(now, says(now, one, 'approve'))
    assert.deepEqual([now.status, statuses(now).slice(4)], ['approved', ['a approved', 'b closed', 'c approved']])
  })

  test('do on a rejection what they say: end, back to the requester, or an earlier step again', ({ assert }) => {
    const first = asking('one', ['lead'])
    for (const [onReject, status, closing, waits] of [
      ['end', 'rejected', null, []],
      ['requester', 'closed', 'returned', []],
      [{ step: 'one' }, 'pending', null, ['lead']],
      [{ step: 'never passed' }, 'rejected', null, []],
    ] as const) {
      const { instance, after } = onRoute(first, asking('two', ['boss'], { onReject }))
      const asked = after(instance, says(instance, 'lead', 'approve'))
      const now = after(asked, says(asked, 'boss', 'reject'))
      assert.deepEqual([now.status, now.closing, waitingFor(now)], [status, closing, waits])
    }
  })

  test('that are asked again are another round, and so are those after them', ({ assert }) => {
    const { instance, after } = onRoute(asking('one', ['lead']), asking('two', ['boss'], { onReject: { step: 'one' } }))
    let now = after(instance, says(instance, 'lead', 'approve'))
    now = after(now, says(now, 'boss', 'reject'))
    now = after(now, says(now, 'lead', 'approve'))
    assert.deepEqual(
      now.tasks.map(({ node, round, status }) => [node, round, status]),
      [
        ['one', 1, 'approved'],
        ['two', 1, 'rejected'],
        ['one', 2, 'approved'],
        ['two', 2, 'pending'],
      ],
    )
    assert.equal(after(now, says(now, 'boss', 'approve')).status, 'approved')
  })

  test('are returned to by whoever decides, but not ahead', ({ assert }) => {
    const { instance, after, opener } = onRoute(
      asking('one', ['lead']),
      asking('two', ['boss']),
      asking('three', ['owner']),
    )
    const asked = after(instance, says(instance, 'lead', 'approve'))
    const back = (to: { step: string } | 'requester'): Event => ({
      kind: 'return',
      task: asked.tasks[1]!.id,
      by: 'boss',
      at: AT,
      to,
    })
    assert.deepEqual(waitingFor(after(asked, back({ step: 'one' }))), ['lead'])
    assert.equal(after(asked, back('requester')).closing, 'returned')
    for (const step of ['two', 'three', 'nowhere'])
      assert.deepEqual(advance(asked, back({ step }), opener), { ok: false, refusal: 'not_before' })
  })

  test('skip whoever has just approved, in the next step alone', ({ assert }) => {
    const skip = { repeat: 'skip' as const }
    const { instance, after } = onRoute(
      asking('one', ['lead']),
      asking('two', ['lead'], skip),
      asking('three', ['lead'], skip),
    )
    const now = after(instance, says(instance, 'lead', 'approve'))
    assert.deepEqual(statuses(now), ['lead approved', 'lead skipped', 'lead pending'])
  })

  test('are handed over: the other decides, and who has been asked is not asked twice', ({ assert }) => {
    const { instance, after, opener } = onRoute(asking('one', ['lead', 'deputy'], { quorum: 'all', mayForward: true }))
    const forward = (to: string, more = {}): Event => ({
      kind: 'forward',
      task: instance.tasks[0]!.id,
      by: 'lead',
      at: AT,
      to,
      id: 'x',
      ...more,
    })
    assert.deepEqual(advance(instance, forward('deputy'), opener), { ok: false, refusal: 'already_asked' })
    let now = after(instance, forward('expert'))
    assert.deepEqual(statuses(now), ['lead forwarded', 'deputy pending', 'expert pending'])
    for (const one of ['expert', 'deputy']) now = after(now, says(now, one, 'approve'))
    assert.equal(now.status, 'approved')
    const strict = onRoute(asking('one', ['lead'], { mayForward: false }))
    const task = strict.instance.tasks[0]!.id
    const event: Event = { kind: 'forward', task, by: 'lead', at: AT, to: 'expert', id: 'x' }
    assert.deepEqual(advance(strict.instance, event, strict.opener), { ok: false, refusal: 'not_forwardable' })
    const given = after(instance, {
      kind: 'reassign',
      task: instance.tasks[0]!.id,
      by: 'admin',
      at: AT,
      to: 'expert',
      id: 'x',
    })
    assert.deepEqual(waitingFor(given), ['deputy', 'expert'])
  })
})

test.group('a decision is taken back', () => {
  const take = (task: string, by: string, newId: () => string): Event => ({ kind: 'takeBack', task, by, at: AT, newId })

  test('while nothing followed: those of the step are asked again, the old decision stays', ({ assert }) => {
    const { instance, after, newId } = onRoute(asking('one', ['lead', 'deputy']), asking('two', ['boss']))
    const decided = after(instance, says(instance, 'lead', 'approve'))
    const now = after(decided, take(instance.tasks[0]!.id, 'lead', newId))
    assert.deepEqual(statuses(now), ['lead approved', 'deputy closed', 'boss closed', 'lead pending', 'deputy pending'])
    assert.deepEqual([now.step, now.status], [0, 'pending'])
    const again = after(now, says(now, 'deputy', 'approve'))
    assert.deepEqual([again.step, waitingFor(again)], [1, ['boss']])
    assert.lengthOf(tasksAt(again, 0), 2)
  })

  test('also when it ended the request, and not once somebody else decided', ({ assert }) => {
    const { instance, after, newId, opener } = onRoute(asking('one', ['lead']), asking('two', ['boss']))
    const first = after(instance, says(instance, 'lead', 'approve'))
    const last = after(first, says(first, 'boss', 'approve'))
    assert.equal(last.status, 'approved')
    assert.deepEqual(advance(last, take(first.tasks[0]!.id, 'lead', newId), opener), { ok: false, refusal: 'followed' })
    const own = last.tasks[1]!.id
    assert.deepEqual(advance(last, take(own, 'lead', newId), opener), { ok: false, refusal: 'not_assignee' })
    const open = after(last, take(own, 'boss', newId))
    assert.deepEqual([open.status, waitingFor(open)], ['pending', ['boss']])
    const rejected = after(open, says(open, 'boss', 'reject'))
    assert.deepEqual(waitingFor(after(rejected, take(rejected.last!, 'boss', newId))), ['boss'])
  })
})
