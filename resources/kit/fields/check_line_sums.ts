import { oneOf, refuse } from '../mistake.ts'
import type { Field, Fields } from './field_types.ts'
import { lineSumOf, sumOf } from './sum_of.ts'
import { traits } from './traits.ts'

/** Checks that a sum of lines adds a figure that lines of its row have, and shows it to those alone who may see it. */
export function checkLineSum(fields: Fields, name: string, path: string): void {
  const [field, sum] = [fields[name]!, lineSumOf(fields[name]!)]
  if (!sum) return
  const at = `${path}.sumOf`
  const linesOf = Object.keys(fields).filter((key) => fields[key]!.type === 'lines')
  if (!linesOf.includes(sum.lines)) refuse('E_SUM', at, `'${sum.lines}' are no lines of it`, oneOf(linesOf))
  const lines = fields[sum.lines] as Extract<Field, { type: 'lines' }>
  const figures = Object.keys(lines.fields).filter((key) => {
    const figure = lines.fields[key]!
    return traits[figure.type].exact && sumOf(figure) === null
  })
  if (!figures.includes(sum.figure)) refuse('E_SUM', at, `'${sum.figure}' is no figure of a line`, oneOf(figures))
  for (const hidden of [lines, lines.fields[sum.figure]!])
    if (hidden.area !== null && hidden.area !== field.area)
      refuse('E_SUM', at, 'not everybody who sees the sum may see what it adds up', 'Give both the same area.')
}
