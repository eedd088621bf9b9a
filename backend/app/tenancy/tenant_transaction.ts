import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { opening } from './opening_transaction.ts'
import { QueryLeftTransaction } from './query_left_transaction.ts'

export interface TenantTransaction {
  tenantId: string
  client: TransactionClientContract
  /** Rows of the last statement that was sent along with BEGIN. */
  opened: Record<string, unknown>[]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const current = new AsyncLocalStorage<TenantTransaction>()

/** Quotes a value as a UUID literal, refusing anything else, since opening SQL takes no parameters. */
export function uuidLiteral(value: string): string {
  if (!UUID.test(value)) throw new RangeError(`not a uuid: ${value}`)
  return `'${value}'::uuid`
}

/** The transaction of this request. @throws QueryLeftTransaction when there is none */
export function tenantTransaction(): TenantTransaction {
  const transaction = current.getStore()
  if (!transaction || transaction.client.isCompleted) throw new QueryLeftTransaction()
  return transaction
}

export const hasTenantTransaction = () => current.getStore() !== undefined

/**
 * Begins a transaction as the role that owns nothing, walled into one company. The caller must end it.
 * @param extra makes SQL that is sent in the same message; the rows of its last statement arrive in `opened`
 */
export async function beginTenantTransaction(
  tenantId: string,
  extra: (connection: object) => string = () => '',
): Promise<TenantTransaction> {
  const wall = `select set_config('role', 'barem_app', true), set_config('app.tenant_id', ${uuidLiteral(tenantId)}::text, true);`
  const { started, rows } = await opening(
    db.connection().getWriteClient(),
    (connection) => `${wall} ${extra(connection)}`,
    () => db.transaction(),
  )
  return { tenantId, client: started, opened: rows }
}

/** Runs `work` with `transaction` as the request's own; everything awaited inside finds it. */
export const runInTransaction = <T>(transaction: TenantTransaction, work: () => T): T => current.run(transaction, work)

/** Runs `work` in one transaction of one company: commits what it returns, rolls back what it throws. */
export async function inTenant<T>(tenantId: string, work: (transaction: TenantTransaction) => Promise<T>): Promise<T> {
  const transaction = await beginTenantTransaction(tenantId)
  try {
    const result = await runInTransaction(transaction, () => work(transaction))
    await transaction.client.commit()
    return result
  } catch (error) {
    if (!transaction.client.isCompleted) await transaction.client.rollback()
    throw error
  }
}
