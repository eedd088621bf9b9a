import { AsyncLocalStorage } from 'node:async_hooks'
import type { Knex } from 'knex'
import { NotCommitted } from './not_committed.ts'
import { forgetStatements } from './statement_names.ts'

type Row = Record<string, unknown>

/** How a transaction begins. */
export interface Beginning {
  /** SQL that is sent in the same message, given the driver's connection: statements are prepared once on each. */
  sql: (connection: object) => string
  /** A transaction that writes nothing, and is given out at once: what it asks first travels with its beginning. */
  ahead?: boolean
}

interface Opening extends Beginning {
  /** What the last statement of `sql` answered. */
  rows: Promise<Row[]>
}

interface Answer {
  /** The command tag, such as COMMIT. */
  command: string
  rows: Row[]
}

/** A driver's connection; knex takes none from its pool that is marked. */
interface Connection {
  __knex__disposed?: unknown
  query(sql: string, answered: (error: Error | null, answer: Answer | Answer[]) => void): void
}

/** What of knex's own transaction we use: it is one version of knex, pinned. */
interface Transaction {
  isolationLevel?: string
  begin(connection: Connection): Promise<Row[]>
  commit(connection: Connection): Promise<unknown>
  rollback(connection: Connection, error?: unknown): Promise<unknown>
  isCompleted(): boolean
  _completed: boolean
  _resolver(): void
  _rejecter(error: unknown): void
}

interface Client {
  transaction(container: unknown, config: unknown, outer: unknown): Transaction | Promise<void>
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
  query(connection: Connection, query: unknown): Promise<unknown>
  raw(sql: string, bindings?: unknown): unknown
  queryBuilder(): unknown
}

/** Milliseconds that a rollback may take; then its connection is given up, which rolls back as well. */
const ROLLBACK_LIMIT = 5000

const openings = new AsyncLocalStorage<Opening>()

/** Sends what begins or ends a transaction, and returns what the last statement answered. */
const send = (connection: Connection, sql: string): Promise<Answer | undefined> =>
  new Promise((resolve, reject) =>
    connection.query(sql, (error, answer) => {
      if (!error) return resolve(Array.isArray(answer) ? answer.at(-1) : answer)
      giveUp(connection, error)
      reject(error)
    }),
  )

/** Marks a connection in an unknown state, so that it is not used again. */
function giveUp(connection: Connection, why: unknown) {
  connection.__knex__disposed = why
  forgetStatements(connection)
}

async function begin(transaction: Transaction, connection: Connection, opening?: Beginning): Promise<Row[]> {
  const { isolationLevel } = transaction
  const start = isolationLevel ? `BEGIN TRANSACTION ISOLATION LEVEL ${isolationLevel}` : 'BEGIN'
  const kind = opening?.ahead ? `${start} READ ONLY` : start
  const answer = await send(connection, opening ? `${kind}; ${opening.sql(connection)}` : kind)
  return answer?.rows ?? []
}

/** @throws NotCommitted unless the database says that it has committed */
async function commit(transaction: Transaction, connection: Connection) {
  const sent = send(connection, 'COMMIT')
  transaction._completed = true
  try {
    const answer = await sent
    if (answer?.command !== 'COMMIT') throw new NotCommitted(`COMMIT was answered with ${answer?.command}`)
    transaction._resolver()
  } catch (error) {
    const failure =
      error instanceof NotCommitted ? error : new NotCommitted('COMMIT was not answered', { cause: error })
    transaction._rejecter(failure)
    throw failure
  }
}

/**
 * Waits until `work` has ended, well or not, and at most `limit` milliseconds; returns whether the limit was reached.
 */
async function late(work: Promise<unknown>, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout
  const over = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, true)))
  const ended = work.then(
    () => false,
    () => false,
  )
  return Promise.race([ended, over]).finally(() => clearTimeout(timer))
}

async function rollback(transaction: Transaction, connection: Connection, error: unknown) {
  if (transaction.isCompleted()) return
  const sent = send(connection, 'ROLLBACK')
  transaction._completed = true
  const isLate = await late(sent, ROLLBACK_LIMIT)
  if (isLate) giveUp(connection, new Error('ROLLBACK was not answered'))
  if (error === undefined) transaction._resolver()
  else transaction._rejecter(error)
}

/** The client of `pool` for one connection, by which query builders send their statements. */
function boundTo(pool: Client, connection: Connection, isCompleted: () => boolean): Client {
  const query: Client['query'] = async (_connection, sent) => {
    if (isCompleted()) throw new Error('a query came after the end of its transaction')
    return pool.query(connection, sent)
  }
  return Object.assign(Object.create(pool) as Client, {
    transacting: true,
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    query,
  })
}

/** The part of Knex's transaction that Lucid needs. Creating a full one takes as long as a query. */
function leanTransaction(pool: Client, connection: Connection, opening: Opening) {
  const ended = Promise.withResolvers<void>()
  const transaction: Transaction = {
    _completed: false,
    _resolver: ended.resolve,
    _rejecter: ended.reject,
    isCompleted: () => transaction._completed,
    begin: () => begin(transaction, connection, opening),
    commit: () => commit(transaction, connection),
    rollback: (_connection, error) => rollback(transaction, connection, error),
  }
  const client = boundTo(pool, connection, transaction.isCompleted)
  const transactor = {
    client,
    isTransaction: true,
    executionPromise: ended.promise,
    raw: (sql: string, bindings?: unknown) => client.raw(sql, bindings),
    queryBuilder: () => client.queryBuilder(),
    isCompleted: transaction.isCompleted,
    commit: () => commit(transaction, connection),
    rollback: (error?: unknown) => rollback(transaction, connection, error),
  }
  return { transaction, transactor, ended: ended.promise }
}

/**
 * Begins a transaction on a connection of the pool, which it has until it ends.
 * @param container takes what Lucid makes its client of
 */
async function onConnection(pool: Client, opening: Opening, container: (transactor: object) => void): Promise<void> {
  const connection = await pool.acquireConnection()
  try {
    const { transaction, transactor, ended } = leanTransaction(pool, connection, opening)
    opening.rows = transaction.begin(connection)
    if (opening.ahead) opening.rows.catch(() => {})
    else await opening.rows
    container(transactor)
    await ended
  } finally {
    await pool.releaseConnection(connection)
  }
}

const known = new WeakSet<object>()

/**
 * Begins and ends the transactions of a knex client, and checks the answers. Knex itself continues after a failed BEGIN
 * and takes a COMMIT for done whatever the answer. Savepoints are left to knex.
 */
export function proveTransactions(knex: Knex): void {
  const client = knex.client as Client & object
  if (known.has(client)) return
  known.add(client)
  const make = client.transaction
  client.transaction = function (container, config, outer) {
    const opening = outer ? undefined : openings.getStore()
    if (opening) return onConnection(this, opening, container as (transactor: object) => void)
    const transaction = make.call(this, container, config, outer) as Transaction
    if (outer) return transaction
    transaction.begin = (connection) => begin(transaction, connection)
    transaction.commit = (connection) => commit(transaction, connection)
    transaction.rollback = (connection, error) => rollback(transaction, connection, error)
    return transaction
  }
}

/**
 * Runs `start`, whose transactions on a proven client begin with `sql` in the same message, so that role, company and
 * session cost no round trip of their own; `rows` are those of its last statement.
 */
export async function opening<T>(
  beginning: Beginning,
  start: () => Promise<T>,
): Promise<{ started: T; rows: Promise<Row[]> }> {
  const store: Opening = { ...beginning, rows: Promise.resolve([]) }
  const started = await openings.run(store, start)
  return { started, rows: store.rows }
}
