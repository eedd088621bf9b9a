import type { LinkedBy, LinkedByLines } from './linked.ts'
import type { CheckName, FormulaName, GridName, LineComputationName } from '../vocabulary/names.ts'
import type { ChoiceColor } from './choice_colors.ts'
import type { Becomes, CommonSpec, Condition, UniqueSet, Where } from './common_spec.ts'
import type { SumOf, SumOfLedger, SumOfRows } from './sum_types.ts'
import type { TextShape } from './text_shapes.ts'

export type * from './common_spec.ts'
export type * from './field_values.ts'
export type * from './sum_types.ts'

interface Longest {
  /** The most characters that a value has. */
  max: number
}

/** How lines go out as a sheet, which people fill in and send back. */
export interface LinesSheet {
  /** The columns, fields of a line. Those that nobody writes go out where they say something, and are not read. */
  columns: readonly string[]
  /** Columns whose values together say which line a row is about; the first is a relation, such as the product. */
  by: readonly string[]
  /** The yes or no of the document that ends it: once it says yes, no sheet is taken any more. */
  until: string | null
}

/** How much of what a document comes to is paid, by what a ledger says is left of it. */
interface PaidItself {
  /** The select with the state of the document, and the states in which it counts. */
  state: string
  in: readonly string[]
  /** The states in which it will never count, such as what was undone: nothing is said then. */
  never?: readonly string[]
  /** What it comes to. With `unlessZero`, nothing is said where that is zero. */
  amount: string
  unlessZero?: true
  /** What is left of it; of credits, which a ledger has below zero, with `sign: -1`. */
  left: SumOfLedger & { sign?: 1 | -1 }
  /** What lowers it without being paid, such as goods that came back; nothing unless said. */
  less?: readonly SumOfLedger[]
}

/** How much is paid of a document whose bills are documents of their own, as the invoices of an order are. */
interface PaidByBills {
  /** The select with the state of the document, and the states in which no more bills come. */
  state: string
  in: readonly string[]
  /** The states in which it waits for its first bill; in others, as before it is approved, nothing is said. */
  waits: readonly string[]
  /**
   * The rows that bill it; `field` is the total of each. `also` is their relation to further documents that one bill is
   * of.
   */
  bills: SumOfRows & { also?: string }
  /** What is left of a bill, and what lowers it without being paid. */
  left: SumOfLedger
  less?: readonly SumOfLedger[]
}

export type PaidBy = PaidItself | PaidByBills

interface Decimal {
  /** The smallest value, as a decimal string. */
  min: string
  /** The largest value, as a decimal string. */
  max: string
  /** Digits after the point that are kept. */
  scale: number
  /** Digits after the point that people may write, where they are fewer than are kept. */
  decimals: number | null
  /** The function of `calc/formulas` that fills the field in from fields beside it. */
  formula: FormulaName | null
  /** The value of a new row, as a decimal string. */
  default: string | null
  /** Where the bands begin that a list is filtered by, rising. The first band is below the first of them. */
  bands: readonly string[]
  /**
   * Rows or ledger entries that are summed up whenever the row is read; a list adds up several of them, each with its
   * `sign`. Such a field is kept in no column. `'lines.amount'` is the sum of a figure of the row's own lines instead:
   * it is worked out as the row is saved and kept, empty while there are no lines or one of them lacks the figure.
   */
  sumOf: SumOf | null
}

/** The options of each field type, filled in. One entry a type; adding one names every table that lacks it. */
export interface FieldSpecs {
  code: {
    /** The beginning of every code, such as `KH`. */
    prefix: string
    /** Digits of the number behind the prefix. */
    width: number
    /** The most characters that a code has. */
    max: number
    /**
     * A document's own number, without gaps, such as `DH-{yy}{MM}-{n:5}`. `{yy}`, `{MM}` and `{dd}` are those of the
     * field `date`; `{n:width}` counts on in their period. `{voucher}` is the choice of a select of that name, each
     * with a count of its own. Until an action has `assignsNumber`, the code is temporary.
     */
    pattern: string | null
    /** The date whose period the number counts in. */
    date: string | null
    /** A resource with the same pattern, together with which documents are counted; its own unless given. */
    countsAs: string | null
  }
  text: Longest & {
    /** The fewest characters that a value has. */
    min: number
    /**
     * `plate`: the number plate of a vehicle, kept as it is painted, such as `51C-123.45`. `url`: the address of a
     * page, shown as a link. However they are typed, they are kept in one form.
     */
    shape: TextShape | null
  }
  longText: Longest
  integer: {
    /** The smallest value. */
    min: number
    /** The largest value. */
    max: number
    /** The value of a new row. */
    default: number | null
    /**
     * A day of the same row. The value is the number of days from today, in Vietnam, until that day, counted whenever
     * the row is read: 0 on the day, negative after it.
     */
    daysUntil: string | null
  }
  decimal: Decimal & {
    /** The whole number beside it that says how many are in a bundle: grids read `12b+5` as 12 bundles and 5. */
    bundle: string | null
  }
  money: Decimal & {
    /**
     * The select beside it that says what a price is for, one piece or one kg: with it, a price that the writer may not
     * see is converted by the weight of the goods.
     */
    per: string | null
    /** What has become of it, by ledgers. */
    becomes: Becomes | null
  }
  weight: Decimal & {
    /** A read-only boolean of the same row: whether nobody has weighed the weight. It is shown with `≈` then. */
    estimatedBy: string | null
    /** What has become of it, by ledgers. */
    becomes: Becomes | null
  }
  percent: Decimal
  boolean: {
    /** The value of a new row. */
    default: boolean
    /** Rows with these values can be selected. Existing references to other rows stay valid. */
    usable: readonly boolean[] | null
    /** It is worked out whenever it is read: whether such a row of another resource points here. */
    linkedBy: LinkedBy | null
    /**
     * Fields that follow others, those of lines by path, such as `lines.unitPrice`. Each save works out whether one of
     * them is empty though there is something it would be of. Pages and lists mark such rows.
     */
    lacks: readonly string[]
  }
  date: {
    /** `'today'` gives a new row the day it is in Vietnam. */
    default: 'today' | null
    /** A day of the same row that this one cannot come before. */
    notBefore: string | null
  }
  dateTime: {
    /** `'now'` gives a new row the moment it is made. */
    default: 'now' | null
  }
  email: Longest
  phone: Longest
  taxCode: Longest
  color: {
    /** The value of a new row. */
    default: string | null
  }
  select: {
    /** The words to choose from: the first argument. Each has a label in `locales`. */
    choices: readonly string[]
    /** The choice of a new row. */
    default: string | null
    /** Rows with these choices can be selected. Existing references to other rows stay valid. */
    usable: readonly string[] | null
    /** The colours of choices, as a dot beside their words: `{ late: 'red' }`. States have theirs without it. */
    colors: Readonly<Record<string, ChoiceColor>>
    /**
     * Four choices say how much of a document is paid, whenever it is read: it does not count yet, nothing, a part,
     * all. `state` and `in` say when it counts, `never` when it never will and nothing is said, `amount` what it comes
     * to, `left` which balance of a ledger is open, and `less` what lowers the amount without being paid. A document
     * that is paid by `bills` of its own is all paid once they are, and `state` and `in` say that no more of them come,
     * `waits` that the first has not.
     */
    paidBy: PaidBy | null
  }
  belongsTo: {
    /** Name of the resource: the first argument. */
    to: string
    /** To point nowhere is a choice of its own, worded by `none.<field>` in `locales`. */
    none: boolean
    /**
     * Which rows may be chosen, by values of their selects and booleans. It takes the place of `usable` of these
     * fields. It is checked when the relation is set or changed.
     */
    where: Where
    /**
     * What the form of a new row fills in, for people to change: `'me'` is the person who writes it, `'last'` the row
     * that was saved here last on this device. The server fills in nothing.
     */
    suggests: 'me' | 'last' | null
    /**
     * The field of the related rows that names the account of a person. Whoever sees only the rows that they made
     * chooses none but their own there, and the form of a new row begins with it.
     */
    owner: string | null
  }
  belongsToMany: {
    /** Name of the resource: the first argument. */
    to: string
    /** Which rows may be chosen, by values of their selects and booleans. */
    where: Where
    /** Documents of other partners may be chosen too, such as receipts whose freight somebody else invoices. */
    anyPartner: boolean
    /** They are found whenever the row is read: rows whose lines point to its lines, such as returns of an invoice. */
    linkedBy: LinkedByLines | null
  }
  attributes: {
    /** The most names. */
    maxEntries: number
  }
  lines: {
    /** The fields of a line: the first argument. Of some types a line has none. */
    fields: Readonly<Record<string, AnyField>>
    /** The fewest lines of a complete document. */
    min: number
    /** The most lines. */
    max: number
    /** Sets of fields whose values together may occur in one line of a document only, such as its product. */
    unique: readonly UniqueSet[]
    /** Rules of `calc/checks` between fields of one line. */
    check: readonly CheckName[]
    /** The function of `calc/settle` that fills in what follows from what is written on a line. Formulas come after. */
    computes: LineComputationName | null
    /**
     * How lines are typed in a grid: `sale` for goods that are sold, `purchase` for goods that are bought, `plain` for
     * anything else. Without it they are typed in a table of inputs.
     */
    grid: GridName | null
    /**
     * The columns of the grid, with their pixels. A `plain` grid that names none has all fields; in it, 0 puts a field
     * below its line, where it is shown while somebody is in the line.
     */
    columns: Readonly<Record<string, number>>
    /**
     * Fields of a `plain` grid below a line that only some documents offer, each with the selects of the document that
     * decide it: `{ ownPrice: { basis: ['none'] } }`.
     */
    only: Readonly<Record<string, Condition>>
    /**
     * The field of the document with the warehouse that goods of its lines leave: screens show at each line how much of
     * them is in stock there.
     */
    stockFrom: string | null
    /** They go out as a sheet to fill in, and come back from it. */
    sheet: LinesSheet | null
  }
  address: {
    /** The most characters of the street, with house number and lane. */
    max: number
  }
  username: Longest
  permissions: {
    /** The most permissions. */
    max: number
  }
  image: {
    /** The folder of the file store; called like the resource unless said. */
    folder: string
  }
  files: {
    /** The folder of the file store; called like the resource unless said. */
    folder: string
    /** The most files. */
    maxCount: number
  }
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
