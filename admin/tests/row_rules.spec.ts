import { test } from '@japa/runner'
import { registry } from '@barem/resources'
import type { AnyResource, Field } from '@barem/resources/kit'
import type { TFunction } from 'i18next'
import { checkedWith, rowRules } from '../src/resources/rules/checks.ts'

const t = ((key: string, told: object = {}) => `${key} ${JSON.stringify(told)}`) as unknown as TFunction
const words = { field: (name: string) => name } as never

/** What a form says at a field, of these values; null where it is content. */
async function told(definition: AnyResource, name: string, values: Record<string, unknown>): Promise<string | null> {
  const getFieldValue = (field: string) => values[field]
  for (const rule of rowRules(definition, name, definition.fields[name] as Field, words, t)) {
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

  test('are looked at again when another of their fields changes', ({ assert }) => {
    assert.deepEqual(checkedWith(policies, 'discount'), ['type'])
    assert.deepEqual(checkedWith(units, 'factor'), ['baseUnitId'])
    assert.deepEqual(checkedWith(units, 'name'), [])
  })
})
