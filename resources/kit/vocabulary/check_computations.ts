import type { Field, Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { NamedFunctions, VocabularyValues } from './values.ts'

/** Checks that a function is registered, and that the fields it reads and fills in are there. */
function checkFunction(functions: NamedFunctions, name: string | null, fields: Fields, path: string): void {
  if (name === null) return
  const computation = functions.find(name)
  if (!computation) return refuse('E_COMPUTES', path, `no function is called '${name}'`, oneOf(functions.names))
  const missing = computation.reads.filter((field) => !(field in fields))
  if (missing.length > 0)
    refuse('E_COMPUTES', path, `'${name}' works with ${missing.join(', ')}, which are not fields here`, 'Add them.')
}

/** Checks the functions that fill in what follows from what is written on a document and on its lines. */
export function checkComputations(
  { name, fields, computes }: AnyResource,
  { documentComputations, lineComputations }: VocabularyValues,
): void {
  checkFunction(documentComputations, computes, fields, `${name}.computes`)
  for (const [key, field] of Object.entries(fields) as [string, Field][])
    if (field.type === 'lines')
      checkFunction(lineComputations, field.computes, field.fields, `${name}.fields.${key}.computes`)
}
