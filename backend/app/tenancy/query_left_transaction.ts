/** A programming error: a query ran outside the transaction of its request, where companies are not kept apart. */
export class QueryLeftTransaction extends Error {
  override readonly name = 'QueryLeftTransaction'
  readonly code = 'E_QUERY_LEFT_TRANSACTION'

  constructor(message = 'a query left the transaction of its request; run it inside inTenant()') {
    super(message)
  }
}
