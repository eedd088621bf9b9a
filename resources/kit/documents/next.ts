/** What follows a document in some of its states, the first that is possible being the next step. */
export interface NextStep {
  /** The states in which it follows. */
  in: readonly string[]
  /** An action of its states. */
  take?: string
  /** The resource that is made from it next, as long as something of it is open. */
  make?: string
  /** The resource of which one was made from it `once` and has not ended: that one goes on. */
  open?: string
}
