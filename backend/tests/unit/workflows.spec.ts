import { test } from '@japa/runner'
import {
  close,
  decide as decideTask,
  holds,
  inSequence,
  mayDecide,
  namedApprover,
  problemsOf,
  start as startFlow,
  taskOf,
  waitingFor,
  wayThrough,
  type Condition,
  type Decision,
  type Facts,
  type Flow,
  type Instance,
} from '@barem/workflows'

type Said = Omit<Decision, 'task'> & { task?: string }
/** Starts a flow with tasks called 1, 2 and so on. */
function start(flow: Flow, request: Omit<Parameters<typeof startFlow>[1], 'newId'>): Instance {
  let count = 0
  return startFlow(flow, { ...request, newId: () => String(++count) })
}
/** A decision about the task that waits for the person, unless it names another. */
const decide = (instance: Instance, said: Said) =>
  decideTask(instance, { task: taskOf(instance, said.by)?.id ?? 'none', ...said })

const at = '2026-11-21T09:00:00.000Z'
const says = (by: string, decision: Decision['decision'], more: Partial<Decision> = {}): Said => ({
  by,
  decision,
  hash: 'content',
  at,
  ...more,
})
const statuses = ({ tasks }: Instance) => tasks.map(({ assignee, status }) => `${assignee} ${status}`)

/** The instance after a decision that counts. */
function after(instance: Instance, decision: Said): Instance {
  const result = decide(instance, decision)
  if (!result.ok) throw new Error(result.refusal)
  return result.instance
}

test.group('the named approver', () => {
  const asked = start(namedApprover('director'), { hash: 'content' })

  test('is the only one whom a request waits for', ({ assert }) => {
    assert.deepEqual([asked.status, waitingFor(asked)], ['pending', ['director']])
    assert.isTrue(mayDecide(asked, 'director'))
    assert.deepEqual(decide(asked, says('clerk', 'approve')), { ok: false, refusal: 'not_assignee' })
  })

  test('approves or rejects once, with a word to it', ({ assert }) => {
    const approved = after(asked, says('director', 'approve', { comment: 'Được' }))
    assert.equal(approved.status, 'approved')
    assert.containsSubset(approved.tasks, [
      { status: 'approved', decidedBy: 'director', decidedAt: at, comment: 'Được' },
    ])
    for (const decision of ['approve', 'reject'] as const)
      assert.deepEqual(decide(approved, says('director', decision)), { ok: false, refusal: 'already_decided' })
    assert.equal(after(asked, says('director', 'reject')).status, 'rejected')
  })

  test('approves what was asked about and nothing else, but may reject whatever became of it', ({ assert }) => {
    assert.deepEqual(decide(asked, says('director', 'approve', { hash: 'other' })), {
      ok: false,
      refusal: 'content_changed',
    })
    assert.equal(after(asked, says('director', 'reject', { hash: 'other' })).status, 'rejected')
  })

  test('has nothing left to decide once the request was taken back; what was decided stays', ({ assert }) => {
    const closed = close(asked, 'withdrawn')
    assert.deepEqual([closed.status, closed.closing, waitingFor(closed)], ['closed', 'withdrawn', []])
    assert.deepEqual(decide(closed, says('director', 'approve')), { ok: false, refusal: 'already_decided' })
    const approved = after(asked, says('director', 'approve'))
    assert.equal(close(approved, 'edited'), approved)
  })
})

test.group('steps', () => {
  const flow = inSequence(
    { approvers: ['lead', 'deputy'], quorum: 'any' },
    { approvers: ['accountant', 'seller'], quorum: 'all' },
    { approvers: ['a', 'b', 'c'], quorum: 2 },
  )

  test('have their turn one after the other: any one of the first, all of the second, two of the third', ({
    assert,
  }) => {
    let instance = start(flow, { hash: 'content' })
    assert.deepEqual(waitingFor(instance), ['lead', 'deputy'])
    assert.deepEqual(decide(instance, says('accountant', 'approve')), { ok: false, refusal: 'not_assignee' })
    instance = after(instance, says('deputy', 'approve'))
    assert.deepEqual(statuses(instance), [
      'lead closed',
      'deputy approved',
      'accountant pending',
      'seller pending',
      'a waiting',
      'b waiting',
      'c waiting',
    ])
    assert.deepEqual(decide(instance, says('lead', 'reject')), { ok: false, refusal: 'already_decided' })
    instance = after(after(instance, says('seller', 'approve')), says('accountant', 'approve'))
    instance = after(after(instance, says('c', 'approve')), says('a', 'approve'))
    assert.deepEqual(
      [instance.status, statuses(instance).slice(4)],
      ['approved', ['a approved', 'b closed', 'c approved']],
    )
  })

  test('end with the first rejection, whoever else is asked', ({ assert }) => {
    const rejected = after(
      after(start(flow, { hash: 'content' }), says('lead', 'approve')),
      says('seller', 'reject', { comment: 'Giá thấp' }),
    )
    assert.equal(rejected.status, 'rejected')
    assert.deepEqual(statuses(rejected), [
      'lead approved',
      'deputy closed',
      'accountant closed',
      'seller rejected',
      'a closed',
      'b closed',
      'c closed',
    ])
  })

  test('take a decision for the task that it names, and for no other', ({ assert }) => {
    const twice = inSequence({ approvers: ['lead'], quorum: 'any' }, { approvers: ['lead'], quorum: 'any' })
    const asked = start(twice, { hash: 'content' })
    for (const [task, refusal] of [
      ['2', 'not_assignee'],
      ['3', 'not_assignee'],
    ] as const)
      assert.deepEqual(decide(asked, says('lead', 'approve', { task })), { ok: false, refusal })
    assert.deepEqual(decide(asked, says('clerk', 'approve', { task: '1' })), { ok: false, refusal: 'not_assignee' })
    const once = after(asked, says('lead', 'approve', { task: '1' }))
    assert.deepEqual(decide(once, says('lead', 'approve', { task: '1' })), { ok: false, refusal: 'already_decided' })
    assert.equal(after(once, says('lead', 'approve', { task: '2' })).status, 'approved')
  })

  test('of one person in two steps are two decisions', ({ assert }) => {
    const twice = inSequence({ approvers: ['lead'], quorum: 'any' }, { approvers: ['lead'], quorum: 'any' })
    const once = after(start(twice, { hash: 'content' }), says('lead', 'approve'))
    assert.deepEqual([once.status, statuses(once)], ['pending', ['lead approved', 'lead pending']])
    assert.equal(after(once, says('lead', 'approve')).status, 'approved')
  })
})

test.group('conditions', () => {
  const flow: Flow = {
    start: { kind: 'start', next: 'size' },
    size: {
      kind: 'condition',
      branches: [
        { when: { fact: 'amount', is: 'atLeast', than: '20000000' }, next: 'director' },
        { when: { fact: 'amount', is: 'above', than: '0' }, next: 'lead' },
      ],
      otherwise: 'end',
    },
    lead: { kind: 'step', approvers: ['lead'], quorum: 'any', next: 'end' },
    director: { kind: 'step', approvers: ['director'], quorum: 'any', next: 'end' },
    end: { kind: 'end' },
  }

  test('send a document its own way, by what was known when it was asked about', ({ assert }) => {
    assert.deepEqual(problemsOf(flow), [])
    const way = (amount: string | null) => wayThrough(flow, { amount }).map(([key]) => key)
    assert.deepEqual(['20000000', '19999999.99', '0', null].map(way), [['director'], ['lead'], [], []])
    assert.deepEqual(waitingFor(start(flow, { hash: 'content', facts: { amount: '1000' } })), ['lead'])
  })

  test('take a branch only when it is known to hold: no margin is not one below 3 %', ({ assert }) => {
    const step = { kind: 'step', approvers: ['lead'], quorum: 'any', next: 'end' } as const
    const margin: Flow = {
      start: { kind: 'start', next: 'margin' },
      margin: {
        kind: 'condition',
        branches: [
          { when: { fact: 'margin', is: 'atLeast', than: '3' }, next: 'end' },
          { when: { not: { fact: 'margin', is: 'atLeast', than: '3' } }, next: 'low' },
        ],
        otherwise: 'unknown',
      },
      low: step,
      unknown: step,
      end: { kind: 'end' },
    }
    const way = (facts: Facts) => wayThrough(margin, facts).map(([key]) => key)
    const documents: Facts[] = [{ margin: '3' }, { margin: '2.9' }, { margin: null }, {}]
    assert.deepEqual(documents.map(way), [[], ['low'], ['unknown'], ['unknown']])
  })

  test('that lead to no step approve as they start', ({ assert }) => {
    assert.equal(start(flow, { hash: 'content', facts: { amount: '0' } }).status, 'approved')
  })

  test('compare figures as decimals and choices as text; what a missing fact is compared with, and the opposite of it, is unknown', ({
    assert,
  }) => {
    const facts = { amount: '100.10', source: 'warehouse', discount: null }
    const unknown: Condition = { fact: 'discount', is: 'atMost', than: '5' }
    const answers: [Condition, boolean | null][] = [
      [{ fact: 'amount', is: 'equal', than: '100.1' }, true],
      [{ fact: 'amount', is: 'above', than: '100.1' }, false],
      [{ fact: 'amount', is: 'below', than: '99' }, false],
      [{ fact: 'amount', is: 'atMost', than: '100.10' }, true],
      [{ fact: 'amount', is: 'above', than: 'much' }, null],
      [{ fact: 'discount', is: 'atMost', than: '5' }, null],
      [{ not: { fact: 'discount', is: 'atLeast', than: '3' } }, null],
      [{ fact: 'nothing', is: 'equal', than: '0' }, null],
      [{ fact: 'source', is: 'equal', than: '0' }, null],
      [{ fact: 'source', oneOf: ['warehouse', 'supplier_direct'] }, true],
      [{ fact: 'discount', oneOf: ['warehouse'] }, null],
      [{ all: [unknown, { fact: 'amount', is: 'above', than: '100' }] }, null],
      [{ all: [unknown, { fact: 'amount', is: 'above', than: '101' }] }, false],
      [{ any: [unknown, { fact: 'amount', is: 'above', than: '101' }] }, null],
      [{ any: [unknown, { fact: 'amount', is: 'above', than: '100' }] }, true],
      [{ not: { all: [unknown] } }, null],
      [{ all: [] }, true],
      [{ any: [] }, false],
      [{ all: [{ fact: 'source', oneOf: ['warehouse'] }, { not: { fact: 'amount', is: 'above', than: '1' } }] }, false],
      [
        {
          any: [
            { fact: 'source', oneOf: ['warehouse'] },
            { fact: 'amount', is: 'above', than: '1000' },
          ],
        },
        true,
      ],
    ]
    for (const [condition, answer] of answers) assert.equal(holds(condition, facts), answer, JSON.stringify(condition))
  })
})

test.group('a flow is refused', () => {
  const step = (next: string, approvers = ['x']) => ({ kind: 'step', approvers, quorum: 'any', next }) as const
  const start_ = (next: string) => ({ kind: 'start', next }) as const
  const end = { kind: 'end' } as const
  const wrong: [string, Flow, string[]][] = [
    ['without a start', { end }, ['oneStart ']],
    ['with two starts', { start: start_('end'), other: start_('end'), end }, ['oneStart ']],
    ['without an end', { start: start_('a'), a: step('a') }, ['noEnd ', 'circle a']],
    ['that goes in circles', { start: start_('a'), a: step('b'), b: step('a'), end }, ['circle a', 'unreachable end']],
    ['that leads nowhere', { start: start_('a'), a: step('gone'), end }, ['unknownNode a', 'unreachable end']],
    ['with a node that no way comes to', { start: start_('end'), a: step('end'), end }, ['unreachable a']],
    ['with a step that nobody decides', { start: start_('a'), a: step('end', []), end }, ['noApprovers a']],
    [
      'with a step that names somebody twice',
      { start: start_('a'), a: step('end', ['x', 'x']), end },
      ['sameApprover a'],
    ],
    [
      'that needs more approvals than it has approvers',
      { start: start_('a'), a: { ...step('end'), quorum: 2 }, end },
      ['quorum a'],
    ],
    ['that needs no approval', { start: start_('a'), a: { ...step('end'), quorum: 0 }, end }, ['quorum a']],
  ]
  for (const [name, flow, problems] of wrong)
    test(name, ({ assert }) => {
      assert.sameMembers(
        problemsOf(flow).map(({ at, rule }) => `${rule} ${at}`),
        problems,
      )
      assert.throws(() => start(flow, { hash: 'content' }), /^no flow: /)
    })
})
