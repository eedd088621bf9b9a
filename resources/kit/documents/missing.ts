import { applies, isNeeded } from '../fields/applies.ts'
import type { Field } from '../fields/field_types.ts'
import type { AnyResource, FieldSet } from '../resource.ts'
import { lineResource } from './line_resource.ts'

type Row = Readonly<Record<string, unknown>>

/** Whether a stored value is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Paths of the required fields of a row that are empty, such as `customerId` and `lines.0.unitPrice`. */
export const missingIn = (resource: FieldSet, row: Row): string[] => missingAt(resource, row, row, '')

const missingAt = (resource: FieldSet, row: Row, document: Row, path: string): string[] =>
  (Object.entries(resource.fields) as [string, Field][]).flatMap(([name, field]): string[] => {
    const value = row[name]
    if (isNeeded(field, row, document) && applies(field, row) && isEmpty(value)) return [path + name]
    if (field.type !== 'lines' || !Array.isArray(value)) return []
    const inner = lineResource(resource, name)
    return (value as Row[]).flatMap((line, index) => missingAt(inner, line, document, `${path}${name}.${index}.`))
  })

/** Whether a row may still miss what is required: a document in one of its incomplete states. */
export const mayMiss = ({ states }: AnyResource, row: Row): boolean =>
  states !== null && states.draftStates.includes(String(row[states.field]))
