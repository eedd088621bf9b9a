import { test } from '@japa/runner'
import { belongsToMany, boolean, code, date, defineResource, money, phone, select, taxCode, text } from '@barem/resources/kit'
import type { AnyResource } from '@barem/resources/kit'
import { collide } from '../src/resources/form/merge.ts'
import { changes, emptyValues, newRow } from '../src/resources/form/values.ts'
import { numberText } from '../src/resources/inputs/numberText.ts'

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

const row = { id: '1', version: 3, code: 'T0001', name: 'Thép', phone: '0903123456', taxCode: null, price: '12.500', day: null, on: false, state: 'draft', tagIds: ['a'], total: '5' }

test.group('what a form sends', () => {
  test('a new row starts with its defaults and leaves out what is empty', ({ assert }) => {
    assert.deepEqual(newRow(things, { ...emptyValues(things.fields), name: ' Thép ', code: '' }), { name: 'Thép', on: false, state: 'draft', tagIds: [] })
  })

  test('only what changed is sent, in the form the server stores', ({ assert }) => {
    assert.deepEqual(changes(things, row, { ...row, phone: '+84 903.123.456', price: '12.5', name: 'Thép ' }), {})
    assert.deepEqual(changes(things, row, { ...row, phone: '0904 000 111', taxCode: '0100109106-001', price: '' }), { phone: '0904000111', taxCode: '0100109106001', price: null })
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
    assert.deepEqual(collide(things, row, { name: 'Của tôi', price: '7' }, { ...row, name: 'Của họ', price: '12.50' }), ['name'])
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

  test('thousands are parted by commas', ({ assert }) => {
    assert.equal(numberText.formatter('-1234567.25'), '-1,234,567.25')
    assert.equal(numberText.formatter(undefined), '')
  })
})
