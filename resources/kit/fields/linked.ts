/** Rows of another resource that point to a row among others. */
export interface LinkedBy {
  /** Name of the other resource. */
  resource: string
  /** Its relation to many rows that leads here. */
  by: string
  /** Its relation to a single row that leads here too. */
  also?: string
  /** Which of its rows count: selects, each with the choices that do. */
  where: Readonly<Record<string, readonly string[]>>
}

/** Rows of another resource whose lines point to lines of a row. */
export interface LinkedByLines {
  /** Name of the other resource. */
  resource: string
  /** Its lines, and their relation that leads to lines of this resource, such as `lines.invoiceLineId`. */
  lines: string
  /** The lines of this resource that they lead to. */
  of: string
  /** Which of its rows count: selects, each with the choices that do. */
  where: Readonly<Record<string, readonly string[]>>
}
