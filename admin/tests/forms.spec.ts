import { test } from '@japa/runner'
import {
  belongsToMany,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  money,
  phone,
  select,
  taxCode,
  text,
} from '@barem/resources/kit'
import type { AnyResource } from '@barem/resources/kit'
import { collide, settled, takenOver } from '../src/resources/form/merge.ts'
import { changes, differences, emptyValues, newRow } from '../src/resources/form/values.ts'
import { numberText, wholeText } from '../src/resources/inputs/numberText.ts'

const things = defineResource('things', {
  fields: {
    code: code({ prefix: 'T' }),
    name: text({ required: true }),
    phone: phone(),
    taxCode: taxCode(),
    price: money(),
    day: date(),
    on: boolean(),
    state: select(['draft', 'done'], { default: 'draft' }),
    tagIds: belongsToMany('tags'),
    total: money({ readOnly: true }),
  },
}) as unknown as AnyResource

const row = {
  id: '1',
  version: 3,
  code: 'T0001',
  name: 'Thép',
  phone: '0903123456',
  taxCode: null,
  price: '12.500',
  day: null,
  on: false,
  state: 'draft',
  tagIds: ['a'],
  total: '5',
}

test.group('what a form sends', () => {
  test('a new row starts with its defaults and leaves out what is empty', ({ assert }) => {
    assert.deepEqual(newRow(things, { ...emptyValues(things.fields), name: ' Thép ', code: '' }), {
      name: 'Thép',
      on: false,
      state: 'draft',
      tagIds: [],
    })
  })

  test('only what changed is sent, in the form the server stores', ({ assert }) => {
    assert.deepEqual(changes(things, row, { ...row, phone: '+84 903.123.456', price: '12.5', name: 'Thép ' }), {})
    assert.deepEqual(changes(things, row, { ...row, phone: '0904 000 111', taxCode: '0100109106-001', price: '' }), {
      phone: '0904000111',
      taxCode: '0100109106001',
      price: null,
    })
  })

  test('what the system writes is never sent', ({ assert }) => {
    assert.deepEqual(changes(things, row, { ...row, total: '9' }), {})
  })
})

test.group('two people at one row', () => {
  test('fields that only one of them changed are no question', ({ assert }) => {
    assert.deepEqual(collide(things, row, { name: 'Của tôi' }, { ...row, phone: '0999999999' }), [])
  })

  test('nor is a field that both set to the same', ({ assert }) => {
    assert.deepEqual(collide(things, row, { name: 'Như nhau' }, { ...row, name: 'Như nhau' }), [])
  })

  test('a field that each set to something else is one', ({ assert }) => {
    assert.deepEqual(
      collide(things, row, { name: 'Của tôi', price: '7' }, { ...row, name: 'Của họ', price: '12.50' }),
      ['name'],
    )
  })
})

const bars = defineResource('bars', {
  fields: {
    name: text({ required: true }),
    mode: select(['none', 'metre'], { default: 'metre', required: true }),
    density: decimal({ required: true, when: { mode: ['metre'] } }),
    note: text(),
  },
}) as unknown as AnyResource

const bar = { id: '2', version: 1, name: 'D10', mode: 'metre', density: '0.617', note: null }

test.group('fields that others decide about', () => {
  test('what is not there is not sent, though the form keeps it', ({ assert }) => {
    const typed = { ...bar, mode: 'none', density: '0.7' }
    assert.deepEqual(changes(bars, bar, typed), { mode: 'none' })
    assert.deepEqual(differences(bars, bar, typed), { mode: 'none', density: '0.7' })
    assert.deepEqual(newRow(bars, { name: 'Đinh', mode: 'none', density: '1' }), { name: 'Đinh', mode: 'none' })
  })

  test('a choice of theirs that leaves no place for a change of mine is a question', ({ assert }) => {
    const current = { ...bar, version: 2, mode: 'none', density: null }
    assert.deepEqual(collide(bars, bar, { density: '0.7' }, current), ['density', 'mode'])
    assert.deepEqual(collide(bars, bar, { name: 'D12' }, current), [])
  })

  test('my choice that stays brings back what depends on it', ({ assert }) => {
    const current = { ...bar, version: 2, mode: 'none', density: null, note: 'của họ' }
    const form = { ...bar, name: 'D12' }
    assert.deepEqual(settled(bars, bar, form, current, ['mode'], []), {
      name: 'D12',
      mode: 'metre',
      density: '0.617',
      note: 'của họ',
    })
    assert.deepEqual(settled(bars, bar, form, current, ['mode'], ['mode']), {
      name: 'D12',
      mode: 'none',
      density: null,
      note: 'của họ',
    })
  })
})

test.group('what is taken over from others', () => {
  test('is what they changed and I did not', ({ assert }) => {
    assert.deepEqual(
      takenOver(
        things,
        row,
        { name: 'Của tôi' },
        { ...row, name: 'Của họ', phone: '0999999999', price: '12.50', total: '9' },
      ),
      ['phone'],
    )
  })
})

test.group('numbers being typed', () => {
  test('{0} is {1}')
    .with([
      ['1,250,000', '1250000'],
      ['1.250.000', '1250000'],
      ['12.5', '12.5'],
      ['−3 kg', '-3'],
    ] as const)
    .run(({ assert }, [typed, value]) => assert.equal(numberText.parser(typed), value))

  test('without decimals {0} is {1}')
    .with([
      ['150.', '150'],
      ['150.000', '150000'],
      ['1.250.000', '1250000'],
      ['1,500', '1500'],
      ['150.00', '150.00'],
    ] as const)
    .run(({ assert }, [typed, value]) => assert.equal(wholeText.parser(typed), value))

  test('thousands are parted by commas', ({ assert }) => {
    assert.equal(numberText.formatter('-1234567.25'), '-1,234,567.25')
    assert.equal(numberText.formatter(undefined), '')
  })
})
