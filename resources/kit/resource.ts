import type { AreaCode } from '../areas.ts'
import type { ErrorCode } from '../errors.ts'
import type { VocabularyName } from '../search/vocabularies.ts'
import type { Fields } from './field_types.ts'
import type { MetaField } from './infer.ts'

export const actions = ['list', 'show', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

export type IconName = 'user' | 'category' | 'product' | 'order' | 'configuration' | 'dashboard' | 'chatbot' | 'workflow' | 'marketing' | 'customer' | 'supplier' | 'finance' | 'sale-management' | 'logistics' | 'contract' | 'finance-accounting'

export type FieldName<F extends Fields> = keyof F & string
/** Names a list may show, filter and sort by. */
export type ColumnName<F extends Fields> = FieldName<F> | MetaField
type ChoiceOf<F extends Fields> = { [K in keyof F]: F[K] extends { choices: readonly (infer C extends string)[] } ? C : never }[keyof F]

export interface Sort<F extends Fields> {
  field: ColumnName<F>
  order: 'asc' | 'desc'
}

/** The life of a document: which field holds the state, where it starts and which actions move it. */
export interface States<F extends Fields> {
  field: FieldName<F>
  initial: ChoiceOf<F>
  actions: Readonly<Record<string, { from: readonly ChoiceOf<F>[]; to: ChoiceOf<F>; reason?: boolean }>>
}

/** Gap-free numbers of a document: `{yy}`, `{MM}` and `{n:width}` are filled in when it reaches a state. */
export interface Numbering<F extends Fields> {
  field: FieldName<F>
  pattern: string
  period: 'year' | 'month' | 'day' | 'never'
  takenIn: ChoiceOf<F>
}

export interface ListOptions<F extends Fields> {
  columns?: readonly ColumnName<F>[]
  filters?: readonly ColumnName<F>[]
  search?: readonly FieldName<F>[]
  sort?: Sort<F>
  /** How searches are read where people have many words for one thing; plain words unless said. */
  vocabulary?: VocabularyName
  /** Fields that may be set for many rows at once. */
  bulk?: readonly FieldName<F>[]
}

/** What an author may say of a resource. Only `fields` is required. */
export interface ResourceOptions<F extends Fields> {
  /** Permission area; without one only the super admin gets in. */
  area?: AreaCode
  /** Path of the list screen, spelled as in the specification. */
  route?: string
  icon?: IconName
  /** The field that names a row to people. */
  title?: FieldName<F>
  /** Fields that tell two namesakes apart where a relation is chosen. */
  hint?: readonly FieldName<F>[]
  list?: ListOptions<F>
  /** Form groups in order, each a list of fields; the group names are locale keys. */
  form?: Readonly<Record<string, readonly FieldName<F>[]>>
  /** Endpoints and screens served; all five unless said. */
  actions?: readonly Action[]
  /** Fields whose likeness to another row's is worth a hint while one is typed in. */
  duplicates?: readonly FieldName<F>[]
  /** Error code when a row that others point to is deleted. */
  inUse?: ErrorCode
  states?: States<F>
  numbering?: Numbering<F>
}

/** A definition with everything filled in. Plain data: it survives JSON unchanged. */
export interface Resource<N extends string = string, F extends Fields = Fields> {
  name: N
  table: string
  area: AreaCode | null
  route: string
  icon: IconName
  title: FieldName<F>
  hint: readonly FieldName<F>[]
  fields: F
  list: { columns: readonly ColumnName<F>[]; filters: readonly ColumnName<F>[]; search: readonly FieldName<F>[]; vocabulary: VocabularyName | null; sort: Sort<F>; bulk: readonly FieldName<F>[] }
  form: Readonly<Record<string, readonly FieldName<F>[]>>
  actions: readonly Action[]
  duplicates: readonly FieldName<F>[]
  inUse: ErrorCode
  states: States<F> | null
  numbering: Numbering<F> | null
}

/** A definition as the engine reads it, whatever its fields. */
export type AnyResource = Omit<Resource<string, Fields>, 'states' | 'numbering'> & {
  states: { field: string; initial: string; actions: Readonly<Record<string, { from: readonly string[]; to: string; reason?: boolean }>> } | null
  numbering: { field: string; pattern: string; period: string; takenIn: string } | null
}
