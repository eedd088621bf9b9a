import { lineFieldsOf, uniqueKey, type AnyResource, type Field } from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import { isStoredLine, keepsValue } from './rules.ts'
import { writableFields } from './writable.ts'

type Body = Record<string, unknown>
type Lines = Extract<Field, { type: 'lines' }>

const linesOf = (resource: AnyResource, body: Body): [string, Lines, unknown[]][] =>
  lineFieldsOf(resource).flatMap((name): [string, Lines, unknown[]][] =>
    Array.isArray(body[name]) ? [[name, resource.fields[name] as Lines, body[name] as unknown[]]] : [],
  )

/** Paths of what lines of a body name and their definition does not, or the system alone writes. */
export const unknownInLines = (resource: AnyResource, body: Body): string[] =>
  linesOf(resource, body).flatMap(([name, { fields }, lines]) => {
    const known = new Set(['id', ...writableFields(fields).map(([inner]) => inner)])
    return lines.flatMap((line, index) =>
      typeof line === 'object' && line !== null
        ? Object.keys(line)
            .filter((key) => !known.has(key))
            .map((key) => `${name}.${index}.${key}`)
        : [],
    )
  })

/** Paths of values that stored lines must not clear: a mistake that the rules of Vine would drop silently. */
export const clearedInLines = (resource: AnyResource, body: Body): string[] =>
  linesOf(resource, body).flatMap(([name, { fields }, lines]) =>
    lines.flatMap((line, index) =>
      isStoredLine(line)
        ? writableFields(fields)
            .filter(([inner, field]) => (line as Body)[inner] === null && keepsValue(field))
            .map(([inner]) => `${name}.${index}.${inner}`)
        : [],
    ),
  )

/** Mistakes at lines whose key an earlier line has; lines without a key are not compared. */
function repeatedBy(lines: readonly Body[], keyOf: (line: Body) => string | null, at: (index: number) => string) {
  const first = new Map<string, number>()
  return lines.flatMap((line, index): FieldError[] => {
    const key = keyOf(line)
    if (key === null) return []
    const earlier = first.get(key)
    if (earlier !== undefined) return [{ field: at(index), rule: 'repeatedLine', meta: { line: earlier + 1 } }]
    first.set(key, index)
    return []
  })
}

/** @throws ApiError COM_ERR_001 at each line that repeats an id, or what only one line may have */
export function refuseRepeatedLines(resource: AnyResource, row: Body): void {
  const errors = linesOf(resource, row).flatMap(([name, { fields, unique }, lines]) =>
    [...unique, ['id']].flatMap((set) =>
      repeatedBy(
        lines as Body[],
        (line) => (set[0] === 'id' ? ((line.id as string | undefined) ?? null) : uniqueKey(fields, set, line)),
        (index) => `${name}.${index}.${set.at(-1)}`,
      ),
    ),
  )
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}
