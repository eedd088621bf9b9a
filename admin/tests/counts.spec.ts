import { test } from '@japa/runner'
import { orderColumns } from '../src/domains/sales/papers/columns.ts'
import { isSilent as silentIn } from '../src/lines/shown/view.ts'
import { saleView } from '../src/domains/goods/view.ts'
import type { AnyRow } from '../src/resources/model/columns.ts'
import { isEstimated } from '../src/lines/shown/estimated.ts'
import { isByMetre, unweighed } from '@barem/resources/calc/silent'
import { countsOf, countsText } from '../src/lines/shown/counts.ts'
import { sampleOrder } from './print_samples.ts'
import { asked, en, t } from './print_words.ts'

const isSilent = (line: AnyRow, name: string) => silentIn(saleView, line, name)
const line = (quantity: string | null, unit: string | null) => ({ quantity, unit })
const countedIn =
  (language: typeof t) =>
  (...lines: ReturnType<typeof line>[]) =>
    countsText(
      countsOf(lines, 'quantity', ({ unit }) => unit),
      language,
    )
const text = countedIn(t)

const columnsOf = (order: ReturnType<typeof sampleOrder>) =>
  new Map(
    orderColumns(order, { ...asked('order', { columns: ['actualWeight', 'errorMargin'] }), priced: true }, t).map(
      (column) => [column.key, column],
    ),
  )

test.group('the length of goods', () => {
  test('that are counted in metres says nothing; that of a bar of one metre does', ({ assert }) => {
    assert.isTrue(isByMetre({ unit: 'Mét', englishUnit: null, length: '1.0000' }))
    assert.isTrue(isByMetre({ unit: 'md', englishUnit: 'Metre', length: '1' }))
    assert.isFalse(isByMetre({ unit: 'Cây', englishUnit: 'Bar', length: '1.0000' }))
    assert.isFalse(isByMetre({ unit: 'Mét', englishUnit: 'Metre', length: '6.0000' }))
    assert.isTrue(isSilent({ id: '1', unit: 'Mét', length: '1.0000' }, 'length'))
    assert.isFalse(isSilent({ id: '1', unit: 'Cây', length: '1.0000' }, 'length'))
  })
})

test.group('coils', () => {
  const coil = {
    id: '1',
    weightMode: 'coil',
    theoreticalWeight: '0.000',
    actualWeight: null,
    weightSource: 'estimated',
  }

  test('have a dash for a weight that no barem tells, and count as not weighed', ({ assert }) => {
    assert.isTrue(isSilent(coil, 'theoreticalWeight'))
    assert.isFalse(isSilent({ ...coil, theoreticalWeight: '5000.000' }, 'theoreticalWeight'), 'bought by the tonne')
    assert.isFalse(isSilent({ ...coil, actualWeight: '4120.00' }, 'actualWeight'))
    const others = [
      { ...coil, actualWeight: '4120.00' },
      { ...coil, weightMode: 'none' },
    ]
    assert.equal(unweighed([coil, ...others], 'actualWeight'), 1)
    assert.equal(unweighed([{ ...coil, actualWeight: '0.00' }, ...others], 'actualWeight'), 1, 'stored as nothing')
    assert.equal(unweighed([coil, ...others], 'theoreticalWeight'), 2)
    assert.equal(unweighed([{ quantity: null }], 'actualWeight'), 0, 'nothing is written')
    assert.equal(unweighed([{ text: 'zzkhong' }], 'actualWeight'), 1, 'goods nobody knows')
  })

  test('that nobody has weighed leave the sum of weights on paper open', ({ assert }) => {
    const order = sampleOrder(2)
    const lines = [order.lines[0]!, { ...order.lines[1]!, weightMode: 'coil', actualWeight: null } as const]
    const sum = columnsOf({ ...order, lines }).get('actualWeight')!
    assert.deepEqual([sum.total, sum.totalNote], ['–', 'thiếu 1 dòng'])
  })
})

test.group('goods that are only counted', () => {
  const nails = {
    id: '1',
    weightMode: 'none',
    theoreticalWeight: '0.000',
    actualWeight: '0.000',
    weightSource: 'estimated',
  }

  test('have a dash for their weights, and no mark of an estimate', ({ assert }) => {
    assert.isTrue(isSilent(nails, 'theoreticalWeight'))
    assert.isTrue(isSilent(nails, 'actualWeight'))
    assert.isFalse(isEstimated(nails))
    assert.isFalse(isSilent({ ...nails, weightMode: 'per_piece' }, 'theoreticalWeight'))
    const order = sampleOrder(2)
    const columns = columnsOf({ ...order, lines: order.lines.map((one) => ({ ...one, ...nails }) as typeof one) })
    assert.equal(columns.get('actualWeight')!.of({ ...order.lines[0]!, ...nails } as never, 0), '–')
  })
})

test.group('how many there are of what', () => {
  test('is told by unit, and no sum is made of unlike things', ({ assert }) => {
    assert.equal(
      text(line('100', 'Cây'), line('19', 'Tấm'), line('60', 'cây'), line('59.7', 'm'), line('2', 'Cuộn')),
      '160\u00a0cây · 19\u00a0tấm · 59.7\u00a0m · 2\u00a0cuộn',
    )
  })

  test('has plurals of the usual units in English, and leaves what a company wrote as it is', ({ assert }) => {
    const english = countedIn(en)
    assert.equal(
      english(line('160', 'Bar'), line('19', 'Sheet'), line('59.7', 'm'), line('2', 'Ống tròn')),
      '160\u00a0bars · 19\u00a0sheets · 59.7\u00a0m · 2\u00a0ống tròn',
    )
    assert.equal(
      english(line('1', 'Coil'), line('0.5', 'tonne'), line('3', 'Kg')),
      '1\u00a0coil · 0.5\u00a0tonnes · 3\u00a0kg',
    )
    assert.equal(text(line('2', 'Set')), '2\u00a0set')
  })

  test('leaves out lines without a quantity; nothing counted is a dash', ({ assert }) => {
    assert.equal(text(line('5', 'Cây'), line(null, 'Tấm')), '5\u00a0cây')
    assert.equal(text(line(null, 'Tấm')), '—')
    assert.equal(text(), '—')
  })
})

test.group('sums on paper', () => {
  test('are made of like things only', ({ assert }) => {
    const order = sampleOrder(2)
    const alike = { ...order, lines: order.lines.map((one) => ({ ...one, unit: 'Cây' })) }
    assert.match(columnsOf(alike).get('quantity')!.total!, /^\d/)
    const [first, second] = order.lines
    const unlike = {
      ...order,
      lines: [
        { ...first!, unit: 'Cây' },
        { ...second!, unit: 'Tấm' },
      ],
    }
    assert.equal(columnsOf(unlike).get('quantity')!.total, '')
    assert.match(columnsOf(unlike).get('name')!.total!, /\d\u00a0cây · \d+\u00a0tấm$/)
  })

  test('of weights that nobody weighed say so and have no deviation', ({ assert }) => {
    const order = sampleOrder(2)
    const columns = columnsOf(order)
    const weight = columns.get('actualWeight')!
    assert.deepEqual(
      order.lines.map((one, place) => weight.of(one, place).startsWith('≈')),
      [false, true],
    )
    assert.match(weight.total!, /^≈/)
    assert.include(weight.head, 'ước tính')
    assert.deepEqual(
      order.lines.map((one, place) => columns.get('errorMargin')!.of(one, place) === '–'),
      [false, true],
    )
    assert.equal(columns.get('errorMargin')!.total, '–')
  })
})
