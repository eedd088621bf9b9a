import { formulas } from '@barem/resources/calc'
import { applies, type AnyResource } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'
import type { Behaviour, Values, Writer } from './behaviour.ts'
import { fieldsOf } from './stored_values.ts'
import { emptyOf } from './validation/validator.ts'

const isBlank = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Empties fields that are not there, and asks for those that are and must be filled in. */
function settleConditions(resource: AnyResource, row: Values) {
  const conditional = fieldsOf(resource).filter(([, field]) => field.when)
  const missing = conditional.filter(([name, field]) => {
    if (applies(field, row)) return field.required && isBlank(row[name])
    row[name] = field.type === 'boolean' ? false : emptyOf(field)
    return false
  })
  if (missing.length > 0) throw new ApiError('COM_ERR_001', { errors: missing.map(([field]) => ({ field, rule: 'required' })) })
}

function settleFormulas(resource: AnyResource, row: Values) {
  for (const [name, field] of fieldsOf(resource)) if ('formula' in field && field.formula) row[name] = formulas[field.formula](row)
}

/**
 * Brings a row into the state that may be stored: fields that do not apply emptied, formulas and what the domain adds filled in.
 * @throws ApiError with the mistakes at their fields
 */
export async function settle(resource: AnyResource, behaviour: Behaviour | undefined, row: Values, write: { id: string | null; before: Values | null; writer: Writer }): Promise<void> {
  settleConditions(resource, row)
  await behaviour?.settle?.(row, write)
  settleFormulas(resource, row)
}
