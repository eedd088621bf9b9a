import type { AreaCode } from '../areas.ts'
import type { ErrorCode } from '../errors.ts'
import type { VocabularyName } from '../search/vocabularies.ts'
import type { Fields } from './field_types.ts'
import type { MetaField } from './infer.ts'

export const actions = ['list', 'show', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

export type IconName =
  | 'user'
  | 'category'
  | 'product'
  | 'order'
  | 'configuration'
  | 'dashboard'
  | 'chatbot'
  | 'workflow'
  | 'marketing'
  | 'customer'
  | 'supplier'
  | 'finance'
  | 'sale-management'
  | 'logistics'
  | 'contract'
  | 'finance-accounting'

export type FieldName<F extends Fields> = keyof F & string
/** Names a list may show, filter and sort by. */
export type ColumnName<F extends Fields> = FieldName<F> | MetaField
type ChoiceOf<F extends Fields> = {
  [K in keyof F]: F[K] extends { choices: readonly (infer C extends string)[] } ? C : never
}[keyof F]

export interface Sort<F extends Fields> {
  field: ColumnName<F>
  order: 'asc' | 'desc'
}

/** A step in the life of a document that a person takes. */
export interface DocumentAction<State extends string = string> {
  from: readonly State[]
  to: State
  /** What has to be said with it: a reason, perhaps a word, or nothing. */
  comment: 'required' | 'optional' | 'none'
  /** Whoever may change the document, the named approver, or the person who asked for approval. */
  by: 'editor' | 'approver' | 'requester'
  /** What it does to the request for approval: opens one, decides it, or takes it back. */
  approval: 'open' | 'approve' | 'reject' | 'close' | null
  /** Begins a revision: what was approved is kept, and the document may be changed again. */
  revises: boolean
}

/** The life of a document: which field holds the state, where it starts and which actions move it. */
export interface States<F extends Fields> {
  field: FieldName<F>
  initial: ChoiceOf<F>
  actions: Readonly<Record<string, DocumentAction<ChoiceOf<F>>>>
  /** States in which it may be changed, each with the state that a change leads to. */
  edits: Readonly<Record<string, ChoiceOf<F>>>
  /** Fields that are not part of what gets approved: they may change in every state. */
  free: readonly FieldName<F>[]
  /** The field that names who decides, the one that counts revisions, and the one that says how much is at stake. */
  approval: { approver: FieldName<F>; revision: FieldName<F>; amount: FieldName<F> | null } | null
}

/**
 * Gap-free numbers of a document, taken when it first reaches a state: `{yy}`, `{MM}`, `{dd}` are those of the field `date`,
 * `{n:width}` counts on in the period. Until then the field has a temporary code.
 */
export interface Numbering<F extends Fields> {
  field: FieldName<F>
  date: FieldName<F>
  pattern: string
  period: 'year' | 'month' | 'day' | 'never'
  takenIn: ChoiceOf<F>
}

export interface ListOptions<F extends Fields> {
  columns?: readonly ColumnName<F>[]
  filters?: readonly ColumnName<F>[]
  /** Fields whose words find a row; through a relation, the code and the name of what it leads to. */
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
  /** Area that takes its rows out as a sheet, besides the view of `area`; nothing more unless said. */
  exportArea?: AreaCode
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
  exportArea: AreaCode | null
  route: string
  icon: IconName
  title: FieldName<F>
  hint: readonly FieldName<F>[]
  fields: F
  list: {
    columns: readonly ColumnName<F>[]
    filters: readonly ColumnName<F>[]
    search: readonly FieldName<F>[]
    vocabulary: VocabularyName | null
    sort: Sort<F>
    bulk: readonly FieldName<F>[]
  }
  form: Readonly<Record<string, readonly FieldName<F>[]>>
  actions: readonly Action[]
  duplicates: readonly FieldName<F>[]
  inUse: ErrorCode
  states: States<F> | null
  numbering: Numbering<F> | null
}

export interface AnyStates {
  field: string
  initial: string
  actions: Readonly<Record<string, DocumentAction>>
  edits: Readonly<Record<string, string>>
  free: readonly string[]
  approval: { approver: string; revision: string; amount: string | null } | null
}

export interface AnyNumbering {
  field: string
  date: string
  pattern: string
  period: 'year' | 'month' | 'day' | 'never'
  takenIn: string
}

/** A definition as the engine reads it, whatever its fields. */
export type AnyResource = Omit<Resource<string, Fields>, 'states' | 'numbering'> & {
  states: AnyStates | null
  numbering: AnyNumbering | null
}
