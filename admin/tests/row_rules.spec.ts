import { test } from '@japa/runner'
import { registry } from '@barem/resources'
import { type AnyResource, type Field, type FieldSet, lineResource } from '@barem/resources/kit'
import type { Translate } from '../src/i18n/translate.ts'
import type { Line } from '../src/lines/model/line.ts'
import { ruledCells, together } from '../src/lines/refused.ts'
import { checkedWith, rowRules } from '../src/resources/rules/checks.ts'

const t = ((key: string, told: object = {}) => `${key} ${JSON.stringify(told)}`) as unknown as Translate
const words = { field: (name: string) => name } as never

/** What a form says at a field, of these values; null where it is content. */
async function told(
  definition: FieldSet,
  name: string,
  values: Record<string, unknown>,
  place: readonly (string | number)[] = [],
): Promise<string | null> {
  const getFieldValue = (path: (string | number)[]) =>
    path.reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], values)
  for (const rule of rowRules(definition, name, definition.fields[name] as Field, words, t, place)) {
    const { validator } = (rule as (form: object) => { validator: () => Promise<void> })({ getFieldValue })
    const message = await validator().then(
      () => null,
      (error: Error) => error.message,
    )
    if (message !== null) return message
  }
  return null
}

test.group('rules between fields in a form', () => {
  const policies = registry['discount-policies'] as unknown as AnyResource
  const units = registry['product-units'] as unknown as AnyResource

  test('are told at the field, in the words of the server', async ({ assert }) => {
    const wrong = { type: 'rate', discount: '150' }
    assert.match((await told(policies, 'discount', wrong))!, /^validation\.range .*"max":"100"/)
    assert.isNull(await told(policies, 'type', wrong))
    assert.isNull(await told(policies, 'discount', { ...wrong, type: 'money' }))
    assert.equal(await told(units, 'factor', { baseUnitId: 'x' }), 'validation.required {"field":"factor"}')
    assert.match((await told(units, 'baseUnitId', { factor: '5' }))!, /^validation\.requiredSelect /)
    assert.isNull(await told(units, 'factor', {}))
  })

  test('are told in lines too, each by its own values', async ({ assert }) => {
    const line = lineResource(registry['sales-orders'] as unknown as AnyResource, 'lines')
    const rows = {
      lines: [
        { unitPrice: '2', salePrice: '2' },
        { unitPrice: '2', salePrice: '1' },
      ],
    }
    const at = (place: number) => told(line, 'unitPrice', rows, ['lines', place])
    assert.isNull(await at(0))
    assert.match((await at(1))!, /^validation\.aboveSalePrice/)
  })

  test('are told in a grid as it is typed, and beside what the server refused', ({ assert }) => {
    const contracts = registry['purchase-contracts'] as unknown as AnyResource
    const line = { key: 'a', productId: 'x', quantityUnit: 'tonne', priceType: 'piece' } as Line
    const ruled = (one: Line) => ruledCells(contracts, 'lines', [one], t)
    assert.deepEqual([...ruled(line)], [['a', { priceType: 'validation.priceTypeImpossible {}' }]])
    assert.equal(ruled({ ...line, priceType: 'barem_kg' } as Line).size, 0)
    const refused = new Map([['a', { quantity: 'too many' }]])
    assert.deepEqual(Object.keys(together(refused, ruled(line)).get('a')!), ['quantity', 'priceType'])
  })

  test('are looked at again when another of their fields changes', ({ assert }) => {
    assert.deepEqual(checkedWith(policies, 'discount'), ['type'])
    assert.deepEqual(checkedWith(units, 'factor'), ['baseUnitId'])
    assert.deepEqual(checkedWith(units, 'name'), [])
  })
})
