import { META_FIELDS } from '../infer.ts'
import { relationKey, snake } from '../names.ts'
import type { FieldType } from './field_types.ts'
import { ENGINE_COLUMNS, MODEL_MEMBERS, OBJECT_MEMBERS, SQL_WORDS } from './reserved_words.ts'

/** Columns that PostgreSQL gives to every table. */
const SYSTEM_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']

/** Names that a request uses for itself. */
const REQUEST_NAMES = ['q', 'preview', 'values', 'comment']

/** Whom answers name as the people who made a row and changed it last. */
const ANSWERED = ['createdBy', 'updatedBy']

const words: ReadonlySet<string> = new Set(SQL_WORDS)
const columns: ReadonlySet<string> = new Set([...ENGINE_COLUMNS, ...SYSTEM_COLUMNS])
const objects: ReadonlySet<string> = new Set([...OBJECT_MEMBERS, ...META_FIELDS, ...ANSWERED])
const others: ReadonlySet<string> = new Set([...MODEL_MEMBERS, ...REQUEST_NAMES])

/** A field as far as its name goes. */
interface Called {
  key: string
  type: unknown
}

/** What an answer says of a field: its value, and the rows or files that it points to. */
function membersOf({ key, type }: Called): string[] {
  const is = (one: FieldType) => type === one
  if (is('belongsTo')) return [key, relationKey(key)]
  if (is('belongsToMany')) return [key, `${relationKey(key)}s`]
  return is('files') ? [key, `${key}Files`] : [key]
}

/** The column in which the order of the alphabet of a text is kept. */
export const orderColumn = (text: string): string => `${snake(text)}_order`

/** Whether the column of a field is one that the engine or PostgreSQL gives to every table. */
export const isEngineColumn = (key: string): boolean => columns.has(snake(key))

/**
 * Whether rows cannot work with a field of this name: its column is one of the engine's or of PostgreSQL's, or an
 * object has a member of this name already.
 * @param beside fields of the same rows: the order of a text is kept in a column of its own
 */
export const cannotWork = (field: Called, beside: readonly Called[] = []): boolean =>
  isEngineColumn(field.key) ||
  words.has(snake(field.key)) ||
  membersOf(field).some((name) => objects.has(name)) ||
  beside.some(({ key, type }) => type === 'text' && orderColumn(key) === snake(field.key))

/** Whether no new field may have this name, judged by what it becomes: a column, and a member of rows and answers. */
export const isReservedName = (field: Called, beside: readonly Called[] = []): boolean =>
  cannotWork(field, beside) || others.has(field.key)

/** Whether a value may not be called so: what is looked up by it would find a member that every object has. */
export const isReservedValue = (name: string): boolean => objects.has(name)
