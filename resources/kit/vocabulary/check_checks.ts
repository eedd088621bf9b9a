import type { Field } from '../fields/field_types.ts'
import { isStored } from '../fields/read_time.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { NamedFunctions, VocabularyValues } from './values.ts'
import type { CheckName } from './names.ts'

/** Checks that rules between `fields` are registered, and that all who write a row see what they read. */
function checkRules(
  checks: NamedFunctions,
  fields: AnyResource['fields'],
  check: readonly CheckName[],
  path: string,
): void {
  for (const rule of check) {
    const checkFunction = checks.find(rule)
    if (!checkFunction) return refuse('E_CHECK', path, `no rule is called '${rule}'`, oneOf(checks.names))
    for (const read of checkFunction.reads) {
      const field = fields[read] as Field | undefined
      if (!field) return refuse('E_CHECK', path, `'${rule}' reads '${read}', which is not a field`, 'Leave it out.')
      if (!isStored(field))
        refuse('E_CHECK', path, `'${rule}' reads '${read}', which is worked out when rows are read`, 'Leave it out.')
      if (field.area !== null)
        refuse('E_CHECK', path, `'${rule}' reads '${read}', which not everybody may see`, `Leave out its 'area'.`)
    }
  }
  if (new Set(check).size < check.length) refuse('E_CHECK', path, 'a rule is named twice', 'Name each rule once.')
}

/** Checks the rules between the fields of a row, and of each of its lines. */
export function checkChecks({ name, fields, check }: AnyResource, { checks }: VocabularyValues): void {
  checkRules(checks, fields, check, `${name}.check`)
  for (const [field, spec] of Object.entries(fields) as [string, Field][])
    if (spec.type === 'lines') checkRules(checks, spec.fields, spec.check, `${name}.fields.${field}.check`)
}
