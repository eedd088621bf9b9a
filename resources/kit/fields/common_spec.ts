import type { AreaCode, ErrorCode, Feature, Level } from '../vocabulary/names.ts'

/** Selects, each with the choices for which something holds. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** Options of every field, whatever its type. The field's builder fills all of them in. */
export interface CommonSpec {
  /**
   * The field must have a value. A draft of a document may lack it, unless `required: 'always'` is said. In lines,
   * `required: { weightMode: ['coil'] }` asks for a value for these choices of a select.
   */
  required: boolean
  /** @internal Whether it must have a value in drafts too. */
  always: boolean
  /**
   * @internal Required, and yet may be empty as long as its document is incomplete. Follows from the others and
   * `states`.
   */
  lenient: boolean
  /**
   * @internal Selects of the same line, else of its document, for whose choices a line must have a value, once the
   * document is complete; null where nothing but `required` says so.
   */
  requiredWhen: Condition | null
  /**
   * No two rows of a company have the same value. The option names the error code of a second one: `CAT_ERR_006` for a
   * code, `COM_ERR_019` for anything else, which names the field.
   */
  unique: ErrorCode | null
  /** Only the system writes the field: bodies with it are refused, screens only show it. */
  readOnly: boolean
  /** The former name of the field. The migration then renames the column and keeps its values. */
  was: string | null
  /** The field is there only for these choices of selects of the same row. Otherwise it is empty. */
  when: Condition | null
  /** A person needs the view of this area too, such as that of cost prices. Without it the field is not there. */
  area: AreaCode | null
  /** A further area whose view a person needs: profit is of costs and of invoices. */
  alsoArea: AreaCode | null
  /**
   * The level that people need to write the field, besides the row: in the area of the field, or else in that of the
   * resource, such as `f` for exceptions. Others only see it.
   */
  level: Level | null
  /** The feature that the company must have, such as `vat`, for screens to show the field; the API always has it. */
  feature: Feature | null
  /**
   * A path through relations, such as `productId.unitId.name`, whose value a read-only field keeps from the moment when
   * the first relation is set or changed.
   */
  snapshotOf: string | null
  /**
   * A relation beside it and a field of the chosen row, such as `customerId.taxCode`. The form fills it in and
   * people may change it. Of several such paths of one relation, the first that has a value.
   */
  defaultFrom: string | readonly string[] | null
  /**
   * Fields beside it that its value is of, such as the product that a price is for. Where somebody who may not see the
   * field changes one of them, it is worked out anew, or else emptied.
   */
  follows: readonly string[] | null
  /** The role of this field in the document's totals. */
  role: FigureRole | null
}

/** Roles of fields in the totals of their document. Lines have three: `count`, `amount` and `tax`. */
export interface FigureRoles {
  /** The number of goods. It is shown by unit (160 bars, 19 sheets), since goods of different units cannot be added. */
  count: true
  /** A sum over the lines. */
  sum: true
  /** It is added to the total, such as a delivery fee. */
  charge: true
  /** It is subtracted from the total, such as a discount. */
  deduction: true
  /** What the document, or the line, comes to. */
  amount: true
  /** The part of the amount that is paid first, such as a deposit. */
  due: true
  /** The VAT, shown by rate; of a line, that on its amount. */
  tax: true
  /** It follows from the amount, such as what is paid with the tax. */
  result: true
  /** What the amount has to be by another book; it is written above the lines. */
  control: true
  /** It is shown next to the totals and is not part of them, such as an old debt. */
  beside: true
}
export type FigureRole = keyof FigureRoles

/** What others have made of a figure of a document, such as what was invoiced of what was sold. */
export interface Becomes {
  /** The figure of the same type that it has become so far. It is shown beside it, and alone once all is done. */
  by: string
  /** The number of what was done, and that of all there is to do. */
  done: string
  all: string
}

/** Values that the fields of a row may have, by their names. */
export type Where = Readonly<Record<string, readonly (string | boolean)[]>>

/** Names of fields whose values together may occur once. A mistake is shown at the last of them. */
export type UniqueSet = readonly string[]
