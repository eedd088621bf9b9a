import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseTurn } from '#app/limits/database_turns'
import { QueryLeftTransaction } from './query_left_transaction.ts'
import { opening } from './transactions.ts'

export interface TenantTransaction {
  tenantId: string
  client: TransactionClientContract
  /** Rows of the last statement that was sent along with BEGIN. */
  opened: Promise<Record<string, unknown>[]>
  /** The commit that was sent along with its last statement; who ends it waits for this instead. */
  ending?: Promise<void>
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

/** Whether there is one that has not ended. */
export const isInTransaction = () => current.getStore()?.client.isCompleted === false

export const hasTenantTransaction = () => current.getStore() !== undefined

/** SQL that limits a transaction to one company, as the role that owns nothing. */
const wall = (tenantId: string) => `select set_config('role', 'barem_app', true),
    set_config('app.tenant_id', ${uuidLiteral(tenantId)}::text, true);`

/**
 * Begins a transaction as the role that owns nothing, limited to one company. The caller must end it.
 * @param extra makes SQL that is sent in the same message; the rows of its last statement arrive in `opened`
 * @param ahead for a transaction that only reads, and that is given out before the database has begun it: nothing that
 *   it reads may be told to anybody before `opened` has come
 */
export async function beginTenantTransaction(
  tenantId: string,
  extra: (connection: object) => string = () => '',
  ahead = false,
): Promise<TenantTransaction> {
  const release = await databaseTurn()
  try {
    const { started, rows } = await opening(
      { sql: (connection) => `${wall(tenantId)} ${extra(connection)}`, ahead },
      () => db.transaction(),
    )
    // However the transaction ends, its turn ends with it.
    void started.knexClient.executionPromise.then(release, release)
    return { tenantId, client: started, opened: rows }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Undoes everything that the transaction of this request has done, and begins it anew: for checks after a failure, in
 * a request that is refused anyway.
 */
export async function startOver(): Promise<void> {
  const { client, tenantId } = tenantTransaction()
  await client.rawQuery(`rollback; begin; ${wall(tenantId)}`)
}

/** Runs `work` with `transaction` as the request's own; everything awaited inside finds it. */
export const runInTransaction = <T>(transaction: TenantTransaction, work: () => T): T => current.run(transaction, work)

/**
 * Runs `work` in one transaction of one company: commits what it returns, rolls back what it throws.
 * @throws NotCommitted when it is not certain that it was committed; work after the commit must not be done then
 */
export async function inTenant<T>(tenantId: string, work: (transaction: TenantTransaction) => Promise<T>): Promise<T> {
  const transaction = await beginTenantTransaction(tenantId)
  try {
    const result = await runInTransaction(transaction, () => work(transaction))
    await (transaction.ending ?? transaction.client.commit())
    return result
  } catch (error) {
    if (!transaction.client.isCompleted) await transaction.client.rollback()
    throw error
  }
}
