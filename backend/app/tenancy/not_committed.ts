/**
 * The database did not say that a transaction was committed: it was undone, or the connection ended before the answer
 * came, which leaves unknown whether it was kept.
 */
export class NotCommitted extends Error {
  override readonly name = 'NotCommitted'
  readonly code = 'E_NOT_COMMITTED'
}
