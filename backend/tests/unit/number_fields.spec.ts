import { test } from '@japa/runner'
import fc from 'fast-check'
import { resources } from '@barem/resources'
import { decimalsOf, lineFieldsOf, lineResource, type Field } from '@barem/resources/kit'
import { readTyped, type NumberSpec } from '@barem/resources/read-number'

const NUMBERS = new Set<Field['type']>(['integer', 'decimal', 'money', 'weight', 'percent'])

type NumberField = Extract<Field, { min: string | number; max: string | number; type: string }>

/** Every field of numbers of every definition and of its lines, by its path. */
const fields: [string, NumberField][] = resources.flatMap((resource) =>
  [resource, ...lineFieldsOf(resource).map((name) => lineResource(resource, name))].flatMap(({ name, fields: all }) =>
    (Object.entries(all) as [string, Field][])
      .filter(([, field]) => NUMBERS.has(field.type))
      .map(([field, spec]): [string, NumberField] => [`${name}.${field}`, spec as NumberField]),
  ),
)

const specOf = (field: NumberField): NumberSpec => ({
  scale: decimalsOf(field as Field),
  min: String(field.min),
  max: String(field.max),
})

/** A number within the bounds of a field: its digits before and behind the point. */
const within = ({ scale, min, max }: NumberSpec) => {
  const unit = 10n ** BigInt(scale)
  const scaled = (bound: string) => {
    const [whole = '', fraction = ''] = bound.split('.')
    return BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale))
  }
  const [least, most] = [scaled(min!), scaled(max!)]
  const cap = 10_000_000n * unit
  return fc
    .bigInt({ min: least < -cap ? -cap : least, max: most > cap ? cap : most })
    .filter((value) => value >= least)
    .map((value) => {
      const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
      return {
        sign: value < 0n ? '-' : '',
        whole: digits.slice(0, digits.length - scale),
        fraction: scale === 0 ? '' : digits.slice(-scale).replace(/0+$/, ''),
      }
    })
}

const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)

test.group('every field of numbers', () => {
  test('is among those that are tried', ({ assert }) => {
    assert.isAbove(fields.length, 50)
  })

  for (const [path, field] of fields)
    test(`${path} is read as people write it, or said to be read both ways`, ({ assert }) => {
      const spec = specOf(field)
      fc.assert(
        fc.property(
          within(spec),
          fc.constantFrom<[string, string]>([',', '.'], ['.', ','], ['', '.'], ['', ','], [' ', ',']),
          (number, marks) => {
            const { sign, whole, fraction } = number
            const [thousands, point] = marks
            const plain = `${sign}${whole}${fraction && `.${fraction}`}`
            const typed = `${sign}${grouped(whole, thousands)}${fraction && point + fraction}`
            const { value, other } = readTyped(typed, spec)
            if (other === null) assert.equal(value, plain, typed)
            else assert.include([value, other], plain, typed)
            // Two readings there are only where one mark has three digits after it, in a field that may have three
            // decimals.
            if (other !== null) {
              assert.match(typed, /^-?\d{1,3}[.,]\d{3}$/)
              assert.isAtLeast(spec.scale, 3)
            }
          },
        ),
        { numRuns: 60, seed: 7 },
      )
    })

  for (const [path, field] of fields) {
    const spec = specOf(field)
    if (spec.scale >= 3) continue
    test(`${path} has no three decimals, so that a mark before three digits parts thousands`, ({ assert }) => {
      const free = { scale: spec.scale }
      for (const typed of ['15.500', '15,500', '1.000', '289.000', '4.120'])
        assert.deepEqual(readTyped(typed, free), { value: typed.replace(/[.,]/, ''), other: null }, typed)
      for (const typed of ['5.5', '12,75', '15,5', '1.5'])
        assert.equal(
          readTyped(typed, free).value,
          typed.split(/[.,]/)[1]!.length > spec.scale ? null : typed.replace(',', '.'),
          typed,
        )
    })
  }
})
