import { refuse } from '../mistake.ts'
import { relationKey } from '../names.ts'
import { checkBecomes } from './check_becomes.ts'
import { checkLineSum } from './check_line_sums.ts'
import { checkBundle, checkConditions, checkDays, checkEstimates, checkOnly } from './check_conditions.ts'
import { checkDaysUntil } from './check_days_until.ts'
import { checkField } from './check_field.ts'
import { checkPaidBy } from './check_paid_by.ts'
import { checkFollows } from './check_follows.ts'
import { checkFormula } from './check_formula.ts'
import { checkLines } from './check_lines.ts'
import { checkFieldName } from './check_name.ts'
import { checkUsable } from './check_usable.ts'
import type { Field, Fields } from './field_types.ts'

/**
 * Checks the fields of a resource or of its lines.
 * @param path of the fields, such as `orders.fields` or `orders.fields.lines.fields`
 * @param document the fields of the document that they are lines of; null for those of a resource
 */
export function checkFields(fields: Fields, path: string, document: Fields | null = null): void {
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    const at = `${path}.${name}`
    checkFieldName(name, at)
    checkField(field, at, name)
    checkConditions(fields, name, at, document)
    checkDays(fields, name, at)
    checkDaysUntil(fields, name, at)
    checkPaidBy(fields, name, at)
    checkFormula(fields, name, at)
    checkEstimates(fields, name, at)
    checkBundle(fields, name, at)
    checkFollows(fields, name, at)
    checkBecomes(fields, name, at)
    checkLineSum(fields, name, at)
    checkUsable(field, at)
    if (field.type === 'lines') {
      checkLines(field, at)
      checkOnly(field, fields, at)
      checkFields(field.fields, `${at}.fields`, fields)
    }
    if ('to' in field && Object.hasOwn(fields, relationKey(name)))
      refuse(
        'E_SAME_KEY',
        at,
        `answers embed its row as '${relationKey(name)}', which is a field too`,
        'Rename one of them.',
      )
  }
}
