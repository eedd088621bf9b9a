import {
  isStored,
  lineFieldsOf,
  lineResource,
  snake,
  tableName,
  uniqueIndex,
  uniquesOf,
  type AnyResource,
  type Field,
} from '@barem/resources/kit'
import { ledgerList } from '@barem/resources/ledgers'
import type { Violation } from '#app/engine/engine'
import { ApiError } from '#app/http/api_error'
import { joinTableName } from '../schema/desired_table.ts'
import { repeatedError } from './repeated.ts'

const reference = (
  { name }: AnyResource,
  field: string,
  to: string,
  lines: string | null,
  table: string,
  column: string,
): Violation => ({ kind: 'reference', resource: name, field, lines, table, column, target: tableName(to) })

/** The name of requests for approval that point to a row: like workflows, they have no definition. */
const APPROVALS = 'approvals'
/** That of lines of statements of banks. */
const STATEMENT_LINES = 'statementLines'

/**
 * Columns of tables without a definition that keep a row of one from being deleted: who asked for approval, and who was
 * asked; and the account of a statement.
 */
const BESIDES = [
  { table: 'approval_instances', column: 'requested_by', target: 'users', resource: APPROVALS },
  { table: 'approval_instances', column: 'ended_by', target: 'users', resource: APPROVALS },
  { table: 'approval_tasks', column: 'assignee_id', target: 'users', resource: APPROVALS },
  { table: 'approval_events', column: 'by_id', target: 'users', resource: APPROVALS },
  { table: 'workflows', column: 'fallback_id', target: 'users', resource: 'workflows' },
  { table: 'bank_statement_lines', column: 'fund_id', target: 'funds', resource: STATEMENT_LINES },
]

/**
 * Every unique and foreign-key constraint of the definitions, by name, and those that point to their rows from outside.
 */
export function violations(resources: AnyResource[]): Map<string, Violation> {
  const table = new Map<string, Violation>()
  for (const resource of resources) {
    const { table: own } = resource
    for (const unique of uniquesOf(resource))
      table.set(uniqueIndex(own, unique.fields), { kind: 'unique', resource: resource.name, ...unique })
    for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
      if (field.type === 'belongsTo')
        table.set(`${own}_${snake(name)}_fkey`, reference(resource, name, field.to, null, own, snake(name)))
      if (field.type === 'belongsToMany' && isStored(field))
        table.set(
          `${joinTableName(resource, name)}_target_fkey`,
          reference(resource, name, field.to, null, joinTableName(resource, name), 'target_id'),
        )
    }
  }
  for (const resource of resources)
    for (const lines of lineFieldsOf(resource)) {
      const { table: own, fields } = lineResource(resource, lines)
      for (const [name, field] of Object.entries(fields) as [string, Field][])
        if (field.type === 'belongsTo')
          table.set(`${own}_${snake(name)}_fkey`, reference(resource, name, field.to, lines, own, snake(name)))
    }
  for (const ledger of ledgerList)
    for (const [key, field] of Object.entries(ledger.keys) as [string, Extract<Field, { type: 'belongsTo' }>][]) {
      if (ledger.mayGo.includes(key)) continue
      const column = snake(key)
      const target = tableName(field.to)
      table.set(`${ledger.table}_${column}_fkey`, {
        kind: 'reference',
        resource: ledger.name,
        field: key,
        lines: null,
        table: ledger.table,
        column,
        target,
      })
    }
  for (const { table: own, column, target, resource } of BESIDES)
    table.set(`${own}_${column}_fkey`, {
      kind: 'reference',
      resource,
      field: column,
      lines: null,
      table: own,
      column,
      target,
    })
  return table
}

interface DatabaseError {
  code: string
  constraint?: string
  detail?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/** The violation behind an error of the database, or null when it is something else. */
export function violationOf(known: Map<string, Violation>, error: unknown): Violation | null {
  return isDatabaseError(error) && ['23505', '23503'].includes(error.code)
    ? (known.get(error.constraint ?? '') ?? null)
    : null
}

/** Where a form shows the error of a missing row: the field, in lines that of the first line with the value. */
function placeOf(
  { field, lines }: Extract<Violation, { kind: 'reference' }>,
  detail: string,
  values: Record<string, unknown>,
): string {
  if (lines === null) return field
  const index = ((values[lines] ?? []) as Record<string, unknown>[]).findIndex(
    (line) => typeof line[field] === 'string' && detail.includes(line[field]),
  )
  return `${lines}.${Math.max(0, index)}.${field}`
}

/** The error of the catalogue for a write that breaks a constraint, at the field that caused it. */
export function writeError(known: Map<string, Violation>, error: unknown, values: Record<string, unknown>): unknown {
  const violation = violationOf(known, error)
  if (violation?.kind === 'unique') return repeatedError(violation.resource, violation, values)
  if (violation)
    return new ApiError('COM_ERR_001', {
      errors: [{ field: placeOf(violation, (error as DatabaseError).detail ?? '', values), rule: 'unknownRelation' }],
    })
  // A value that the rules accept but the database refuses is still an error of the caller.
  if (isDatabaseError(error) && ['22001', '22003', '22021', '22P02', '22P05', '23514', '23502'].includes(error.code))
    return new ApiError('COM_ERR_001')
  return error
}
