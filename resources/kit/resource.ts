import type {
  AreaCode,
  CheckName,
  DocumentComputationName,
  ErrorCode,
  ExceptionName,
  PaperName,
  SearchVocabulary,
} from './vocabulary/names.ts'
import type { IconName } from './menu/icons.ts'
import type { NextStep } from './documents/next.ts'
import type { AnyStates, States, StatesOptions } from './documents/states.ts'
import type { Fields } from './fields/field_types.ts'
import type { MetaField } from './infer.ts'
import type { HomeTile, Tile } from './home/tile.ts'
import type { CreatedFrom } from './links/created_from.ts'
import type { MenuOptions, MenuPlace } from './menu/place.ts'
import type { Query } from './lists/query.ts'

export const actions = ['list', 'show', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

export type FieldName<F extends Fields> = keyof F & string
/** Names a list may show, filter and sort by. */
export type ColumnName<F extends Fields> = FieldName<F> | MetaField

export interface Sort<F extends Fields> {
  /** A field with an order, or a moment that every row has. */
  field: ColumnName<F>
  /** `asc` or `desc`. */
  order: 'asc' | 'desc'
}

/** A paper that a document is printed as, and the columns of goods it shows unless a person chooses others. */
export interface Print {
  /** Name of the paper. One that no domain draws is printed as the definition says. */
  paper: PaperName
  /** Columns of the lines that it shows unless a person chooses others. */
  columns: readonly string[]
}

export interface ListOptions<F extends Fields> {
  /** The columns of the list. Without it: all fields whose type lists show. */
  columns?: readonly ColumnName<F>[]
  /** What the list is filtered by. Without it: selects, relations to one row, and booleans. */
  filters?: readonly ColumnName<F>[]
  /** Fields whose words find a row. A relation finds rows by the code and name it leads to. */
  search?: readonly FieldName<F>[]
  /** The usual order. Without it: the newest first. */
  sort?: Sort<F>
  /** How searches are read where people have many words for one thing, such as `steel`. */
  vocabulary?: SearchVocabulary
  /** Fields that may be set for many rows at once. */
  bulk?: readonly FieldName<F>[]
  /** Pixels of columns, where those of their types are too wide or too narrow. */
  widths?: Readonly<Partial<Record<ColumnName<F>, number>>>
  /** Up to three columns that a card of the list shows on a phone. Without it: the first two that fit. */
  card?: readonly ColumnName<F>[]
  /**
   * Money and weights of which the list says what chosen rows come to. Without it: those with a role in the totals of a
   * document, which are always added up.
   */
  sums?: readonly FieldName<F>[]
  /** Rows of 32 px, where many figures are compared, in place of 40. Without it: documents have them. */
  dense?: boolean
  /**
   * Filters of one click: `mine` (rows that the person made), `waiting` (documents that wait for approval), `overdue`
   * (rows past what `due` says).
   */
  quick?: readonly QuickFilter[]
  /**
   * More filters of one click, by names that `locales` have words for: what columns are filtered by, such as
   * `{ notExported: { status: ['done'], vatExported: ['false'] } }`. The list says what their rows come to.
   */
  named?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** The money or weight whose sum is what rows of `named` filters come to. Without it: the amount. */
  sum?: ColumnName<F>
  /** The date by which rows are due, and the states in which they still are. */
  due?: Due<F>
}

export const quickFilters = ['mine', 'waiting', 'overdue'] as const
export type QuickFilter = (typeof quickFilters)[number]

export interface Due<F extends Fields> {
  /** A date that the list is filtered by. */
  field: FieldName<F>
  /** The states of a document in which nothing has settled it. */
  in: readonly string[]
}

/** What an author may say of a resource. Only `fields` is required. */
export interface ResourceOptions<F extends Fields> {
  /** The permission area. Without one only super admins get in. */
  area?: AreaCode
  /**
   * `'own'`: everybody who is signed in may add rows, and show and change those they added. Lists and the rows of
   * others take the area.
   */
  open?: 'own'
  /**
   * `true`: whoever has no right in its area but to create sees the rows that they made, and those that they are asked
   * about. Any other right there shows the rows of everybody.
   */
  ownRows?: boolean
  /** A second area that a person needs to take rows out as a sheet. */
  exportArea?: AreaCode
  /** The path of the list. Without it: the name of the resource. */
  route?: string
  /** The icon in the side menu. */
  icon?: IconName
  /** Where the side menu lists it: the name of a group, or more of the place. Without it the menu does not list it. */
  menu?: MenuOptions
  /** The field that names a row to people. Without it: `name`, else the first field. */
  title?: FieldName<F>
  /** The field that names a row to people who read English. Where it is empty, the title does. */
  englishTitle?: FieldName<F>
  /** The field that names a row where there is little room, such as on Home. Without it: the title. */
  shortTitle?: FieldName<F>
  /** Extra fields shown in pickers when several rows have the same name. */
  hint?: readonly FieldName<F>[]
  /** The list: columns, filters, search, order. */
  list?: ListOptions<F>
  /** The groups of the form in order, each a list of fields. Without it: one group, `general`. */
  form?: Readonly<Record<string, readonly FieldName<F>[]>>
  /** What is served of `list`, `show`, `create`, `update` and `delete`. Without it: all five. */
  actions?: readonly Action[]
  /** Each company has one record. It is read and changed at the path of the resource, without an id. */
  single?: boolean
  /** Fields that are compared with other rows while a row is typed. The form shows likely duplicates. */
  duplicates?: readonly FieldName<F>[]
  /** The error code when a row that others point to is deleted. */
  inUse?: ErrorCode
  /**
   * Sets of fields whose values together only one row of a company may have, such as a province of a tariff. A row
   * without one of the values may repeat. The error stands at the last field of the set.
   */
  unique?: readonly (readonly FieldName<F>[])[]
  /** Rules of `calc/checks` between fields of a row. The form and the server run them. */
  check?: readonly CheckName[]
  /** The function of `calc/settle` that works out the document once its lines are done, such as totals. */
  computes?: DocumentComputationName
  /** Whom a document is with: one of its relations, such as its customer. */
  partner?: FieldName<F>
  /** The same of those documents that have none there, such as the supplier of a payment. */
  otherPartner?: FieldName<F>
  /** The life of a document: its states and the actions between them. */
  states?: StatesOptions<F>
  /** Papers that a document is printed as, the usual one first. */
  prints?: readonly Print[]
  /** Documents that one is made from: what is taken over, and what of them is still open. */
  createdFrom?: readonly CreatedFrom[]
  /** Exceptions of `calc/exceptions` that are shown to approvers, the gravest first. */
  exceptions?: readonly ExceptionName[]
  /** Those of them that its page says in every state, and its form while it is written. */
  told?: readonly ExceptionName[]
  /** What people find of it on Home: a tile for each question of work. */
  home?: readonly HomeTile[]
  /** What follows a document: the first possible step is its next one, the filled button wherever it is shown. */
  next?: readonly NextStep[]
}

/** Rows of one shape: those of a resource, or the lines of its documents. */
export interface FieldSet<N extends string = string, F extends Fields = Fields> {
  name: N
  table: string
  fields: F
  /** Sets of fields whose values together may occur once: in a company, of lines in one document. */
  unique: readonly (readonly FieldName<F>[])[]
  check: readonly CheckName[]
}

/** A definition with everything filled in. Plain data: it survives JSON unchanged. */
export interface Resource<N extends string = string, F extends Fields = Fields> extends FieldSet<N, F> {
  /** The path of its rows in the API, below the version. */
  path: string
  area: AreaCode | null
  open: 'own' | null
  ownRows: boolean
  exportArea: AreaCode | null
  route: string
  icon: IconName
  menu: MenuPlace | null
  title: FieldName<F>
  englishTitle: FieldName<F> | null
  shortTitle: FieldName<F> | null
  hint: readonly FieldName<F>[]
  list: {
    columns: readonly ColumnName<F>[]
    filters: readonly ColumnName<F>[]
    search: readonly FieldName<F>[]
    vocabulary: SearchVocabulary | null
    sort: Sort<F>
    bulk: readonly FieldName<F>[]
    widths: Readonly<Record<string, number>>
    card: readonly ColumnName<F>[]
    sums: readonly FieldName<F>[]
    dense: boolean
    quick: readonly QuickFilter[]
    named: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
    sum: ColumnName<F> | null
    due: Due<F> | null
  }
  form: Readonly<Record<string, readonly FieldName<F>[]>>
  actions: readonly Action[]
  single: boolean
  duplicates: readonly FieldName<F>[]
  inUse: ErrorCode
  computes: DocumentComputationName | null
  partner: FieldName<F> | null
  otherPartner: FieldName<F> | null
  states: States<F> | null
  prints: readonly Print[]
  createdFrom: readonly CreatedFrom[]
  exceptions: readonly ExceptionName[]
  told: readonly ExceptionName[]
  home: readonly Tile[]
  next: readonly NextStep[]
  /** Only of a list that a query makes: what it has besides. Such a resource has no table. */
  query?: Query<F>
}

/** The lines of documents: `purchase-contracts.lines`. */
export interface LineSet extends FieldSet {
  /** Name of the resource whose documents have them, and the field that holds them. */
  owner: { resource: string; field: string }
}

/** A definition as the engine reads it, whatever its fields. */
export type AnyResource = Omit<Resource<string, Fields>, 'states'> & { states: AnyStates | null }
