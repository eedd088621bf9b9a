/** What follows a document in some of its states, the first that is possible being the next step. */
export interface NextStep {
  /** The states in which it follows. */
  in: readonly string[]
  /** An action of its states. */
  take?: string
  /** The resource that is made from it next, as long as something of it is open. */
  make?: string
}
