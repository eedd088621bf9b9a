import type { IconName } from './menu/icons.ts'
import type { AreaCode } from '../areas.ts'
import type { CheckName } from '../calc/checks.ts'
import type { ExceptionName } from '../calc/exceptions.ts'
import type { DocumentSettlementName } from '../calc/settle/fields.ts'
import type { ErrorCode } from '../errors.ts'
import type { PaperName } from '../papers.ts'
import type { VocabularyName } from '../search/vocabularies.ts'
import type { AnyStates, States, StatesOptions } from './documents/states.ts'
import type { Fields } from './fields/field_types.ts'
import type { MetaField } from './infer.ts'
import type { MenuOptions, MenuPlace } from './menu/place.ts'

export const actions = ['list', 'show', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

export type FieldName<F extends Fields> = keyof F & string
/** Names a list may show, filter and sort by. */
export type ColumnName<F extends Fields> = FieldName<F> | MetaField

export interface Sort<F extends Fields> {
  field: ColumnName<F>
  order: 'asc' | 'desc'
}

/** A paper that a document is printed as, and the columns of goods it shows unless a person chooses others. */
export interface Print {
  paper: PaperName
  columns: readonly string[]
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
  /** Pixels of columns, where those of their types are too wide or too narrow. */
  widths?: Readonly<Partial<Record<ColumnName<F>, number>>>
  /** Up to three columns that a card of the list shows on a phone; the first two that fit unless said. */
  card?: readonly ColumnName<F>[]
}

/** What an author may say of a resource. Only `fields` is required. */
export interface ResourceOptions<F extends Fields> {
  /** Permission area; without one only the super admin gets in. */
  area?: AreaCode
  /**
   * Rights without the area: `own` opens adding rows, and showing and changing those that one added oneself, to
   * everybody who is signed in. Lists, and the rows of others, take the area all the same. Documents are changed so for
   * as long as their state allows an edit.
   */
  open?: 'own'
  /** Area that takes its rows out as a sheet, besides the view of `area`; nothing more unless said. */
  exportArea?: AreaCode
  /** Path of the list screen, spelled as in the specification. */
  route?: string
  icon?: IconName
  /** Where the side menu lists it: `menu: 'categories'` is the beginning of a group; nowhere unless said. */
  menu?: MenuOptions
  /** The field that names a row to people. */
  title?: FieldName<F>
  /** The field that names it to people who read English; where it is empty, the title does. */
  englishTitle?: FieldName<F>
  /** Fields that distinguish rows of the same name where a relation is chosen. */
  hint?: readonly FieldName<F>[]
  list?: ListOptions<F>
  /** Form groups in order, each a list of fields; the group names are locale keys. */
  form?: Readonly<Record<string, readonly FieldName<F>[]>>
  /** Endpoints and screens served; all five unless said. */
  actions?: readonly Action[]
  /** One record for each company, always there: read and changed at the path of the resource itself, without an id. */
  single?: boolean
  /** Fields that are compared with other rows while one is typed in, for a hint of duplicates. */
  duplicates?: readonly FieldName<F>[]
  /** Error code when a row that others point to is deleted. */
  inUse?: ErrorCode
  /**
   * Sets of fields whose values together only one row of a company may have, such as a province of a tariff. A row
   * without one of the values may repeat. The error stands at the last field of the set.
   */
  unique?: readonly (readonly FieldName<F>[])[]
  /** Rules between fields of a row, by their names in `calc/checks.ts`: the form and the server run them. */
  check?: readonly CheckName[]
  /**
   * The pure function of `calc/settle` that fills in what follows for the document once its lines are settled, such as
   * totals; formulas come after it.
   */
  settles?: DocumentSettlementName
  /** The partner of a document: a relation of its own, such as its customer. */
  partner?: FieldName<F>
  states?: StatesOptions<F>
  /** Papers that a document is printed as, the usual one first. */
  prints?: readonly Print[]
  /** Exceptions that are shown to approvers, the gravest first; see `calc/exceptions.ts`. */
  exceptions?: readonly ExceptionName[]
}

/** A definition with everything filled in. Plain data: it survives JSON unchanged. */
export interface Resource<N extends string = string, F extends Fields = Fields> {
  name: N
  table: string
  area: AreaCode | null
  open: 'own' | null
  exportArea: AreaCode | null
  route: string
  icon: IconName
  menu: MenuPlace | null
  title: FieldName<F>
  englishTitle: FieldName<F> | null
  hint: readonly FieldName<F>[]
  fields: F
  list: {
    columns: readonly ColumnName<F>[]
    filters: readonly ColumnName<F>[]
    search: readonly FieldName<F>[]
    vocabulary: VocabularyName | null
    sort: Sort<F>
    bulk: readonly FieldName<F>[]
    widths: Readonly<Record<string, number>>
    card: readonly ColumnName<F>[]
  }
  form: Readonly<Record<string, readonly FieldName<F>[]>>
  actions: readonly Action[]
  single: boolean
  duplicates: readonly FieldName<F>[]
  inUse: ErrorCode
  unique: readonly (readonly FieldName<F>[])[]
  check: readonly CheckName[]
  settles: DocumentSettlementName | null
  partner: FieldName<F> | null
  states: States<F> | null
  prints: readonly Print[]
  exceptions: readonly ExceptionName[]
}

/** A definition as the engine reads it, whatever its fields. */
export type AnyResource = Omit<Resource<string, Fields>, 'states'> & { states: AnyStates | null }
