import type { AreaCode } from '../../areas.ts'
import type { CheckName } from '../../calc/checks.ts'
import type { LineSettlementName } from '../../calc/settle/fields.ts'
import type { FormulaName } from '../../calc/formula_reads.ts'
import type { ErrorCode } from '../../errors.ts'

/** Selects, each with the choices for which something holds. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** What every field says, whatever its type. All of it is filled in by the field's builder. */
export interface CommonSpec {
  /**
   * Must have a value. In a document that holds from the first action out of its incomplete states on, so that a draft
   * can always be saved; `required: 'always'` holds for drafts too.
   */
  required: boolean
  /** Whether it must have a value in drafts too. */
  always: boolean
  /** Required, and yet may be empty as long as its document is incomplete. Follows from the others and `states`. */
  lenient: boolean
  /**
   * Selects of the same line, else of its document, for whose choices a line must have a value, once the document is
   * complete; null where nothing but `required` says so.
   */
  requiredWhen: Condition | null
  /** Error code of the company-wide unique constraint, or null when values may repeat. */
  unique: ErrorCode | null
  /** Written by the system only: refused in bodies, shown in screens. */
  readOnly: boolean
  /** Former field name, so that a migration renames the column and never drops it. */
  was: string | null
  /**
   * Selects of the same row that decide whether the field is there at all, with the choices that ask for it; otherwise
   * it is empty.
   */
  when: Condition | null
  /**
   * Area whose view a person needs besides the resource's own, such as that of cost prices; else the field does not
   * exist for them.
   */
  area: AreaCode | null
  /**
   * Where a value comes from, by its path through relations, such as `productId.unitId.name`: taken over when the first
   * relation is set or changed, never on other edits. A read-only field keeps the copy. One that people write is filled
   * in by the form, while it is empty or as the form filled it in before: from the first of several paths that has a
   * value, each of a relation and a field.
   */
  copies: string | readonly string[] | null
  /** What the figure is to the totals of its document; null for what no total has to do with. */
  figure: Figure | null
}

/**
 * The role of a figure in the totals of a document, wherever they are shown. `count`: the number of goods, which is
 * shown by unit (160 bars, 19 sheets), since goods of different units cannot be added. `sum`: a sum over the lines.
 * `charge`: added to the total. `deduction`: subtracted from it. `amount`: the result. `due`: the part of the amount
 * that is paid first. `beside`: shown next to the totals and not part of them, such as an old debt.
 * In lines there are two: `count` says how many there are of the goods of a line, `amount` what they come to.
 */
export type Figure = 'count' | 'sum' | 'charge' | 'deduction' | 'amount' | 'due' | 'beside'

/** Values that the fields of a row may have, by their names. */
export type Where = Readonly<Record<string, readonly (string | boolean)[]>>

/** Names of fields whose values together may occur once. A mistake is shown at the last of them. */
export type UniqueSet = readonly string[]

interface Bounded {
  /** Inclusive bounds, as decimal strings. */
  min: string
  max: string
}

/** Rows of another resource that point to a row, and whose figure is summed up for it. */
export interface SumOfRows {
  /** Name of the other resource. */
  resource: string
  /** Its number that is summed up. */
  field: string
  /** Its relation that leads here. */
  by: string
  /** Which of its rows count: selects, each with the choices that do. */
  where: Readonly<Record<string, readonly string[]>>
}

/** What the entries of a ledger come to for a row: the measure of one of its balances. */
export interface SumOfLedger {
  /** Name of the ledger. */
  ledger: string
  /** Its measure. */
  field: string
  /** Its key that leads here: it keeps a balance per this key alone. */
  by: string
}

export type SumOf = SumOfRows | SumOfLedger

interface Decimal extends Bounded {
  /** Digits after the point that are kept. */
  scale: number
  /** Digits after the point that may be written, where they are fewer; as many as are kept when null. */
  decimals: number | null
  formula: FormulaName | null
  default: string | null
  /** Where the bands begin that a list is filtered by, rising; the first band is below the first of them. */
  bands: readonly string[]
  /** Rows or entries that the figure is summed up from whenever it is read; null when it is kept. */
  sumOf: SumOf | null
}

/** Ways to type lines in a grid: goods that are sold, goods that are bought, and anything else, by its fields alone. */
export const lineEntries = ['sale', 'purchase', 'plain'] as const
export type LineEntry = (typeof lineEntries)[number]

/** The options of each field type, filled in. One entry a type; adding one names every table that lacks it. */
export interface FieldSpecs {
  /**
   * `pattern`: a document's own number, gap-free, taken by the action that `takes` it; `{yy}`, `{MM}` and `{dd}` are
   * those of the field `date`, and `{n:width}` counts on in their period. Until then the code is a temporary one.
   */
  code: { prefix: string; width: number; max: number; pattern: string | null; date: string | null }
  text: { min: number; max: number }
  longText: { max: number }
  /**
   * `daysUntil`: a day of the same row. The value is the number of days from today, in Vietnam, until that day, as of
   * the moment it is read: 0 on the day, negative after it, empty without one.
   */
  integer: { min: number; max: number; default: number | null; daysUntil: string | null }
  decimal: Decimal
  money: Decimal
  /** `estimatedBy`: the boolean of the same row that says whether the weight is one that nobody has weighed. */
  weight: Decimal & { estimatedBy: string | null }
  percent: Decimal
  boolean: { default: boolean; usable: readonly boolean[] | null }
  /** `notBefore`: a day of the same row that this one cannot come before. */
  date: { default: 'today' | null; notBefore: string | null }
  dateTime: { default: 'now' | null }
  email: { max: number }
  phone: { max: number }
  taxCode: { max: number }
  color: { default: string | null }
  /** `usable`: values, of a boolean too, whose rows others may point to anew; rows of every value when null. */
  select: { choices: readonly string[]; default: string | null; usable: readonly string[] | null }
  /**
   * `none`: to point nowhere is a choice of its own, worded by the locale key `none.<field>`.
   * `where`: which rows may be chosen, by values of their selects and booleans; what it says of a field takes the place
   * of the field's own `usable`. It holds when the relation is set or changed: one that is kept keeps its row.
   */
  belongsTo: { to: string; none: boolean; where: Where }
  belongsToMany: { to: string; where: Where }
  attributes: { maxEntries: number }
  /**
   * `unique`: sets of fields of a line whose values together may occur in one line of a row only, such as the product
   * of an order. Lines that lack one of the values may repeat the others.
   * `check`: rules of `calc/checks` between fields of one line.
   * `settles`: the pure function of `calc/settle` that fills in what follows from what is written on a line; formulas
   * of the line come after it.
   * `entry`: how lines are typed in a grid; null for a table of inputs. `columns`: those of the grid, with their
   * pixels; a `plain` grid that names none has all fields.
   */
  lines: {
    fields: Readonly<Record<string, AnyField>>
    min: number
    max: number
    unique: readonly UniqueSet[]
    check: readonly CheckName[]
    settles: LineSettlementName | null
    entry: LineEntry | null
    columns: Readonly<Record<string, number>>
  }
  address: { max: number }
  username: { max: number }
  permissions: { max: number }
  image: { folder: string }
  files: { folder: string; maxCount: number }
}

export type FieldType = keyof FieldSpecs

/** A field of type T with everything filled in, as the engine and the screens read it. */
export type Field<T extends FieldType = FieldType> = {
  [K in T]: { readonly type: K } & Omit<CommonSpec, keyof FieldSpecs[K]> & FieldSpecs[K]
}[T]

/** Any field, as loosely as a generic constraint needs it. */
export type AnyField = { readonly type: FieldType } & Omit<CommonSpec, 'unique'> & {
    unique: CommonSpec['unique'] | readonly UniqueSet[]
  }

export type Fields = Readonly<Record<string, AnyField>>

/**
 * A place in Vietnam: province, ward and street since July 2025, with a district between them before.
 * The codes are those of the official lists; `text` is what was printed when it was written, whatever the lists say
 * later.
 */
export interface Address {
  system: 'new' | 'old'
  province: string
  district: string | null
  /** Null in the few island districts of the old system that had no wards. */
  ward: string | null
  street: string
  text: string
}

/** JSON value of each type on the wire; `select` and `lines` are refined by inference. */
export interface FieldValues {
  code: string
  text: string
  longText: string
  integer: number
  decimal: string
  money: string
  weight: string
  percent: string
  boolean: boolean
  date: string
  dateTime: string
  email: string
  phone: string
  taxCode: string
  color: string
  select: string
  belongsTo: string
  belongsToMany: string[]
  attributes: Record<string, string>
  lines: unknown[]
  address: Address
  username: string
  permissions: string[]
  image: string
  files: string[]
}
