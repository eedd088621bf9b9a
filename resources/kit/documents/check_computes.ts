import { documentSettlementFields, lineSettlementFields } from '../../calc/settle/fields.ts'
import type { Field, Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

type Functions = Readonly<Record<string, readonly string[]>>

/** Checks that a function is registered, and that the fields it reads and fills in are there. */
function checkFunction(functions: Functions, name: string | null, fields: Fields, path: string): void {
  if (name === null) return
  if (!Object.hasOwn(functions, name))
    refuse('E_COMPUTES', path, `no function is called '${name}'`, oneOf(Object.keys(functions)))
  const missing = functions[name]!.filter((field) => !(field in fields))
  if (missing.length > 0)
    refuse('E_COMPUTES', path, `'${name}' works with ${missing.join(', ')}, which are not fields here`, 'Add them.')
}

/** Checks the functions that fill in what follows from what is written on a document and on its lines. */
export function checkComputes({ name, fields, computes }: AnyResource): void {
  checkFunction(documentSettlementFields, computes, fields, `${name}.computes`)
  for (const [key, field] of Object.entries(fields) as [string, Field][])
    if (field.type === 'lines')
      checkFunction(lineSettlementFields, field.computes, field.fields, `${name}.fields.${key}.computes`)
}
