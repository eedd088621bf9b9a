import { test } from '@japa/runner'
import {
  amountField,
  belongsTo,
  boolean,
  code,
  date,
  decimal,
  defineRegistry,
  defineResource,
  figuresOf,
  isNumber,
  lines,
  money,
  numberingOf,
  select,
  text,
  weight,
} from '@barem/resources/kit'
import { defined as definition } from '#tests/support/definitions'

const state = select(['open', 'closed'], { readOnly: true })
const number = code({ prefix: '#', pattern: 'T{yy}{MM}-{n:3}', date: 'day', readOnly: true })
const fields = { name: text({ required: true }), state, day: date(), number }
const close = { from: ['open'], to: 'closed', assignsNumber: true } as const
const life = { field: 'state', initial: 'open', actions: { close } } as const

/** A definition as one who types it on a screen may write it. */
const defined = (options: object) => () => definition('things', { fields, states: life, ...options })
const withAction = (action: object) => defined({ states: { ...life, actions: { close: { ...close, ...action } } } })
const withNumber = (more: object) => defined({ fields: { ...fields, number: { ...number, ...more } } })

test.group('the life of a document', () => {
  test('has every default filled in', ({ assert }) => {
    const { states } = defineResource('things', { fields, states: life })
    assert.deepEqual(states!.editableIn, { open: 'open' })
    assert.deepEqual([states!.draftStates, states!.closedStates], [['open'], []])
    assert.deepEqual(states!.actions.close, {
      from: ['open'],
      to: 'closed',
      area: null,
      level: 'u',
      by: 'editor',
      comment: 'none',
      tellsMaker: false,
      wordsFor: {},
      warns: [],
      place: 'button',
      tone: 'normal',
      inputs: {},
      assignsNumber: true,
      approval: null,
      blockedBy: [],
      revises: false,
      posts: null,
      reverses: null,
      recalculates: false,
      repeats: false,
      holds: null,
      on: null,
    })
  })

  test('holds what there is to be held, in states in which it does not change', ({ assert }) => {
    const holding = (holds: object, more: object = {}) => defined({ states: { ...life, ...more, holds } })
    const at = (path: string) => new RegExp(`E_HOLDS at things\\.states\\.${path}`)
    assert.throws(holding({ by: 'nothing', in: ['closed'] }), at('holds\\.by'))
    assert.throws(holding({ by: 'reserveGoods', in: ['closed'] }), /reads exportingWarehouseId, lines\.productId/)
    assert.throws(holding({ by: 'reserveGoods', in: ['shut'] }), /'shut' is not a choice/)
    assert.throws(withAction({ holds: 'take' }), at('actions\\.close\\.holds'))
    assert.throws(holding({ by: 'reserveGoods', until: 'closed' }), /E_NOT_SERVED at things\.states\.holds\.until/)
  })

  test('takes goods from where a relation of it says', ({ assert }) => {
    const goods = (takenFrom: string, counted: object = { role: 'count' }) => {
      const count = decimal({ scale: 3, ...counted })
      return () =>
        defineResource('things', {
          fields: { name: text(), placeId: belongsTo('places'), lines: lines({ count }, { stockFrom: takenFrom }) },
        })
    }
    assert.doesNotThrow(goods('placeId'))
    assert.throws(goods('name'), /E_STOCK_FROM at things\.fields\.lines\.stockFrom: 'name' is not a relation/)
    assert.throws(goods('placeId', {}), /no field says how many goods there are/)
  })

  test('sends its lines out as a sheet of columns that say which line a row is about', ({ assert }) => {
    const sent = (sheet: object) => () =>
      defineResource('things', {
        fields: {
          ...{ name: text(), isOver: boolean() },
          lines: lines(
            { placeId: belongsTo('places'), spot: text(), count: decimal({ scale: 3, readOnly: true }) },
            { sheet: { columns: ['placeId', 'spot', 'count'], by: ['placeId'], until: null, ...sheet } },
          ),
        },
      })
    assert.doesNotThrow(sent({ by: ['placeId', 'spot'], until: 'isOver' }))
    assert.throws(sent({ columns: ['placeId', 'sopt'] }), /E_UNKNOWN_FIELD at things\.fields\.lines\.sheet\.columns/)
    assert.throws(sent({ by: ['spot'] }), /E_LINES_SHEET at things\.fields\.lines\.sheet\.by: no relation comes first/)
    assert.throws(sent({ by: ['placeId', 'count'] }), /'count' is not a column that people write/)
    assert.throws(sent({ until: 'name' }), /E_LINES_SHEET at things\.fields\.lines\.sheet\.until/)
  })

  test('moves between choices of a field that only the system writes', ({ assert }) => {
    assert.throws(
      defined({ fields: { ...fields, state: select(['open', 'closed']) } }),
      /E_STATES at things\.states\.field/,
    )
    assert.throws(withAction({ to: 'shut' }), /E_STATES at things\.states\.actions\.close: 'shut' is not a choice/)
    assert.throws(
      defined({ states: { ...life, editableIn: { opne: 'open' } } }),
      /E_STATES at things\.states\.editableIn/,
    )
    assert.throws(defined({ states: { ...life, draftStates: [] } }), /E_STATES at things\.states\.draftStates/)
    assert.throws(defined({ states: { ...life, closedStates: ['gone'] } }), /E_STATES at things\.states\.closedStates/)
  })

  test('an action has words for choices of a select of its document alone', ({ assert }) => {
    assert.doesNotThrow(withAction({ wordsFor: { state: ['open'] } }))
    assert.throws(
      withAction({ wordsFor: { state: ['shut'] } }),
      /E_STATES at things\.states\.actions\.close\.wordsFor\.state/,
    )
    assert.throws(withAction({ wordsFor: { name: ['open'] } }), /'name' is not a select/)
  })

  test('an action that deals with approval needs somebody who approves', ({ assert }) => {
    assert.throws(withAction({ approval: 'open' }), /E_STATES at things\.states\.approval/)
    assert.throws(withAction({ by: 'approver' }), /E_STATES at things\.states\.actions\.close\.by/)
  })

  test('an action is not called like a call that documents have', ({ assert }) => {
    assert.throws(defined({ states: { ...life, actions: { close, history: close } } }), /have a call 'history' already/)
  })

  test('an action asks for what people write, in the document and in its lines', ({ assert }) => {
    const items = lines({ name: text(), kg: weight(), sum: money({ readOnly: true }) })
    const asking = (asks: object) =>
      defined({ fields: { ...fields, items }, states: { ...life, actions: { close: { ...close, inputs: asks } } } })
    assert.doesNotThrow(asking({ name: 'required', 'items.kg': 'optional' }))
    assert.doesNotThrow(asking({ items: 'optional' }))
    assert.throws(asking({ driver: 'required' }), /E_INPUTS at things\.states\.actions\.close\.inputs: 'driver'/)
    assert.throws(asking({ 'items.gross': 'required' }), /'items\.gross' is not a field/)
    assert.throws(asking({ 'items.sum': 'required' }), /nobody writes 'items\.sum'/)
    assert.throws(asking({ name: 'perhaps' }), /E_INPUTS at .*\.inputs\.name: 'perhaps'/)
  })

  test('a partner is a relation', ({ assert }) => {
    assert.throws(defined({ partner: 'name' }), /E_PARTNER at things\.partner/)
    const ownerId = belongsTo('users')
    assert.doesNotThrow(defined({ fields: { ...fields, ownerId }, partner: 'ownerId' }))
  })
})

test.group('numbers of documents', () => {
  test('are taken by an action, and counted in the period that their pattern says', ({ assert }) => {
    const things = defineResource('things', { fields, states: life })
    assert.deepEqual(numberingOf(things), {
      field: 'number',
      date: 'day',
      pattern: 'T{yy}{MM}-{n:3}',
      period: 'month',
      series: null,
      countsAs: null,
      draft: '#',
    })
    assert.deepEqual(
      ['T{n:5}', 'T{yy}-{n:5}', 'T{yy}{MM}{dd}-{n:2}'].map(
        (pattern) => numberingOf({ fields: { ...fields, number: { ...number, pattern } as typeof number } })!.period,
      ),
      ['never', 'year', 'day'],
    )
    assert.isTrue(isNumber(numberingOf(things)!, 'T2611-001'))
    assert.isFalse(isNumber(numberingOf(things)!, '#0001'))
  })

  test('wait in a code that only the system writes, with the date of the document', ({ assert }) => {
    assert.throws(withNumber({ readOnly: false }), /E_NUMBER at things\.fields\.number: it is not read-only/)
    assert.throws(withNumber({ prefix: '' }), /E_NUMBER at things\.fields\.number: it is not read-only with a prefix/)
    assert.throws(withNumber({ pattern: 'T{yy}' }), /E_NUMBER at things\.fields\.number\.pattern/)
    assert.throws(withNumber({ date: 'name' }), /E_NUMBER at things\.fields\.number\.date: 'name' is not a date/)
  })

  test('are counted together where they have one pattern', ({ assert }) => {
    const others = (countsAs: string, pattern = number.pattern) =>
      defineResource('others', {
        route: '/others',
        fields: { ...fields, number: { ...number, pattern, countsAs } as typeof number },
        states: life,
      })
    const together = (other: unknown) => () =>
      (defineRegistry as (...all: unknown[]) => unknown)(defineResource('things', { fields, states: life }), other)
    assert.doesNotThrow(together(others('things')))
    for (const other of [others('nothing'), others('things', 'V{yy}{MM}-{n:3}')])
      assert.throws(together(other), /E_NUMBER at others\.fields\.number\.countsAs/)
  })

  test('are assigned by some action, to a code with a pattern', ({ assert }) => {
    assert.throws(
      withAction({ assignsNumber: false }),
      /E_NUMBER at things\.fields\.number: no action assigns the number/,
    )
    assert.throws(withNumber({ pattern: null }), /E_STATES at things\.states\.actions\.close\.assignsNumber/)
  })
})

test.group('figures of documents', () => {
  test('are found by what they are to the totals', ({ assert }) => {
    const things = defineResource('things', {
      fields: {
        name: text(),
        kg: weight({ role: 'sum' }),
        goods: money({ role: 'sum' }),
        total: money({ role: 'amount' }),
      },
    })
    assert.deepEqual(figuresOf(things, 'sum'), ['kg', 'goods'])
    assert.equal(amountField(things), 'total')
  })
})
