/**
 * What follows a document in some of its states, or any other row; the first that is possible is its next step.
 */
export interface NextStep {
  /** The states of a document in which it follows. Without it: of a row that has none. */
  in?: readonly string[]
  /** An action of its states. */
  take?: string
  /**
   * The resource that is made from it next: of a document, as long as something of it is open. Of a row without states,
   * where an action on it offers that, such as money for a debt; with `by` it is always made, in its form.
   */
  make?: string
  /** The resource of which one was made from it `once` and has not ended: that one goes on. */
  open?: string
  /**
   * The relation of what is made that names the row, or that of its lines, such as `lines.productId`. Only of a row
   * without states.
   */
  by?: string
}
