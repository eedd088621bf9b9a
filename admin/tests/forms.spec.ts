import { test } from '@japa/runner'
import {
  belongsToMany,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  integer,
  money,
  percent,
  phone,
  select,
  taxCode,
  text,
} from '@barem/resources/kit'
import type { AnyField, AnyResource, Field } from '@barem/resources/kit'
import type { Translate } from '../src/i18n/translate.ts'
import { collide, settled, takenOver } from '../src/resources/form/merge.ts'
import { changes, differences, emptyValues, newRow } from '../src/resources/form/values.ts'
import { readWords, standing, written } from '../src/resources/inputs/number/doubt.ts'
import { ungrouped } from '../src/resources/inputs/number/ungrouped.ts'
import { rulesOf } from '../src/resources/rules/index.ts'

const things = defineResource('things', {
  fields: {
    code: code({ prefix: 'T' }),
    name: text({ required: true }),
    phone: phone(),
    taxCode: taxCode(),
    price: money(),
    day: date(),
    shown: boolean(),
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
  shown: false,
  state: 'draft',
  tagIds: ['a'],
  total: '5',
}

test.group('what a form sends', () => {
  test('a new row starts with its defaults and leaves out what is empty', ({ assert }) => {
    assert.deepEqual(newRow(things, { ...emptyValues(things.fields), name: ' Thép ', code: '' }), {
      name: 'Thép',
      shown: false,
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
  /**
   * Words typed over what is selected in a figure on screen; the bar is where the cursor was, brackets what it held.
   */
  const over = (shown: string, typed: string) => {
    const [head = '', selected = '', tail = ''] = /\[/.test(shown)
      ? shown.split(/[[\]]/)
      : [shown.split('|')[0], '', shown.split('|')[1]]
    const before = { text: head + selected + tail, start: head.length, end: (head + selected).length }
    const { text, cursor } = ungrouped(before, head + typed + tail)
    return `${text.slice(0, cursor)}|${text.slice(cursor)}`
  }

  test('{0} typed over by {1} is {2}: the commas of the screen are no decimal marks')
    .with([
      ['15,500|', '0', '155000|'],
      ['1|5,500', '9', '19|5500'],
      ['1,234,|567', '8', '12348|567'],
      ['15,500|', ',5', '15500,5|'],
      ['[15,500]', '15,5', '15,5|'],
      ['[15,500]', '15.500', '15.500|'],
      ['15,[500]', '6', '156|'],
      ['1,[234],567', '', '1|567'],
    ] as const)
    .run(({ assert }, [shown, typed, after]) => assert.equal(over(shown, typed), after))

  test('a sign taken back leaves the rest: {0} is {1}')
    .with([
      [{ text: '15,500', start: 6, end: 6 }, '15,50', '1550'],
      [{ text: '15,500', start: 3, end: 3 }, '15500', '15500'],
      [{ text: '1,555', start: 3, end: 3 }, '1,55', '155'],
    ] as const)
    .run(({ assert }, [before, after, text]) => assert.equal(ungrouped(before, after).text, text))

  test('what is no number is kept as it was typed', ({ assert }) => {
    assert.deepEqual(readWords(' mười ', { scale: 2 }), { value: null, kept: 'mười', doubt: null })
    assert.deepEqual(readWords('  ', { scale: 2 }), { value: null, kept: null, doubt: null })
    assert.equal(readWords('1.5', { scale: 0 }).kept, '1.5')
    assert.equal(readWords('1,5', { scale: 0 }).kept, '1.5')
    assert.equal(readWords('1.234,5678', { scale: 2 }).kept, '1234.5678')
  })

  test('a doubt stands as long as one of its readings counts, either way round', ({ assert }) => {
    const { kept, doubt } = readWords('4.120', { scale: 3 })
    assert.equal(kept, '4.12')
    assert.deepEqual(standing(doubt, '4.12'), { typed: '4.120', value: '4.12', other: '4120' })
    assert.deepEqual(standing(doubt, '4120'), { typed: '4.120', value: '4120', other: '4.12' })
    assert.isNull(standing(doubt, '5'))
    assert.isNull(standing(doubt, null))
  })

  test('figures stand with all their digits and commas between thousands', ({ assert }) => {
    assert.deepEqual(['-1234567.2525', '15500', 'mười', null].map(written), ['-1,234,567.2525', '15,500', 'mười', ''])
  })
})

test.group('the rules of a form', () => {
  const t = ((key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')) as unknown as Translate
  const messages = async (field: AnyField, label: string, value: unknown) => {
    const results = await Promise.allSettled(
      rulesOf(field as Field, label, true, t).map((rule) =>
        (rule as { validator: (rule: object, value: unknown) => Promise<void> }).validator({}, value),
      ),
    )
    return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))
  }

  test('ask for what is missing by its label, typed or chosen', async ({ assert }) => {
    assert.deepEqual(await messages(text({ required: true }), 'Tên khách hàng', ' '), [
      'validation.required tên khách hàng',
    ])
    assert.deepEqual(await messages(date({ required: true }), 'Ngày đặt hàng', null), [
      'validation.requiredSelect ngày đặt hàng',
    ])
    assert.deepEqual(await messages(money({ required: true }), 'TL thực tế (kg)', ''), [
      'validation.required TL thực tế',
    ])
  })

  test('tell a price that is no number once, and one that is out of its bounds', async ({ assert }) => {
    const price = money({ scale: 2, max: '100' })
    assert.deepEqual(await messages(price, 'Giá bán', 'abc'), ['Validation.price giá bán'])
    assert.deepEqual(await messages(price, 'Giá bán', '1.234'), ['validation.decimal 2'])
    assert.deepEqual(await messages(price, 'Giá bán', '101'), ['validation.range 0 100'])
    assert.deepEqual(await messages(price, 'Giá bán', '99.5'), [])
    assert.deepEqual(await messages(integer({ min: 0, max: 9 }), 'Mức ưu tiên', 'abc'), ['validation.integer'])
    assert.deepEqual(await messages(percent(), 'Thuế', 'abc'), ['validation.decimal 2'])
  })
})
