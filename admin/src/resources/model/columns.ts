import {
  type AnyField,
  type AnyResource,
  choosableNames,
  type Field,
  type FieldType,
  type MetaField,
  traits,
  type FieldSet,
} from '@barem/resources/kit'

/** A row as any screen holds it; its fields depend on the definition. */
export type AnyRow = { id: string; version?: number } & Record<string, unknown>

/** The data of a related row besides its id. */
export type Embedded = {
  id: string
  code?: string | null
  name: string | null
  englishName?: string | null
  /** What it is called where there is little room, such as a company without its legal form. */
  shortName?: string | null
}

/** The name of a related row in the language on screen. */
export const calledIn = (language: string, { name, englishName, code }: Omit<Embedded, 'id'>): string =>
  (language === 'en_US' ? englishName : null) || (name ?? code ?? '')

/** Something a list may show: a field of the definition, or what every row carries. */
export type Column = { name: string; type: FieldType; field: Field | null }

const metaTypes: Record<MetaField, FieldType> = {
  id: 'text',
  version: 'integer',
  createdAt: 'dateTime',
  updatedAt: 'dateTime',
  createdById: 'belongsTo',
  updatedById: 'belongsTo',
}

const isMeta = (name: string): name is MetaField => Object.hasOwn(metaTypes, name)

export const fieldOf = (definition: FieldSet, name: string): Field | null =>
  (definition.fields[name] as (AnyField & Field) | undefined) ?? null

/** The column of a name; null for one that the definition does not have. */
export function columnOf(definition: FieldSet, name: string): Column | null {
  const field = fieldOf(definition, name)
  if (field) return { name, type: field.type, field }
  return isMeta(name) ? { name, type: metaTypes[name], field: null } : null
}

const present = (column: Column | null): column is Column => column !== null

/** Columns shown until the person chooses. */
export const defaultColumns = (definition: AnyResource): Column[] =>
  definition.list.columns.map((name) => columnOf(definition, name)).filter(present)

/** Columns that the person may choose from, the usual ones first. */
export const choosableColumns = (definition: AnyResource): Column[] =>
  choosableNames(definition)
    .map((name) => columnOf(definition, name))
    .filter(present)

/** Whether the server sorts by this column. */
export function isSortable(definition: AnyResource, { name, type }: Column): boolean {
  if (definition.query?.ofPage.includes(name)) return false
  return traits[type].sorted && [...definition.list.columns, 'createdAt', 'updatedAt'].includes(name)
}

/** Columns that a filter may use; the creator of a row has no list of choices. */
export const filterColumns = (definition: AnyResource): Column[] =>
  definition.list.filters
    .map((name) => columnOf(definition, name))
    .filter(present)
    .filter(({ field, type }) => field !== null || type === 'dateTime')

/** The column of who made a row, where the list can be filtered by oneself. */
export const makerColumn = ({ list }: AnyResource): Column[] =>
  list.quick.includes('mine') ? [{ name: 'createdById', type: metaTypes.createdById, field: null }] : []

/** Whether people may write a field; the rest the system writes. */
export const isWritable = (field: Field): boolean => !field.readOnly && !('formula' in field && field.formula)
