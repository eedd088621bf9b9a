/** How lines are made from lines of another document. */
export interface FromLines {
  /** The field with the lines of the other document. */
  of: string
  /** The relation of an own line to the line that it is made from. */
  by: string
  /** Fields of an own line, each with the field that it takes over. */
  take: Readonly<Record<string, string>>
  /** The ledger that keeps what was done of each line, by the relation's name. */
  ledger: string
  /**
   * Measures of that ledger, each with the field that says how much of it there is in all: the rest is still open. The
   * first is what a line is counted in: it is done once nothing of it is left.
   */
  open: Readonly<Record<string, string>>
  /**
   * The ledger that says how much of a line there is, in place of its fields: `open` names its measures then. So goods
   * are invoiced up to what was issued of them.
   */
  upTo?: string
  /** A boolean of a line of the other document that says that nothing more of it is awaited. */
  closed: string | null
  /** Fields of an own line, each with the measure whose open part they begin with. */
  fill: Readonly<Record<string, string>>
}

/** Documents that one is made from: what it takes over of them, and what of them is still open. */
export interface From {
  /** The relation that names the other document, or several where no lines are made from it. */
  by: string
  /** A relation that names further documents of the same kind: what is made from several has lines of all of them. */
  also?: string
  /** `true`: what is made may stand while its source ends; what they share is guarded elsewhere, as by a ledger. */
  lets?: boolean
  /**
   * A figure of the other document that says what of it is open where lines do not: nothing is made from it once that
   * is zero.
   */
  open?: string
  /** `true`: it goes into one document alone; nothing more is made of it while one that has not ended names it. */
  once?: boolean
  /** States of the other document in which something is made from it. */
  in: readonly string[]
  /** Own fields, each with the field that they take over. */
  take: Readonly<Record<string, string>>
  /** The field with own lines, and how they are made. */
  lines: Readonly<Record<string, FromLines>>
}
