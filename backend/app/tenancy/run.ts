import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pg, { type Client } from 'pg'
import { onConnection, statementName } from './statement_names.ts'
import { tenantTransaction } from './tenant_transaction.ts'

/** SQL with its parameters, `$1` and so on. */
export interface Statement {
  text: string
  values: unknown[]
}

const connectionOf = async (client: TransactionClientContract) =>
  (await client.knexClient.client.acquireConnection()) as Client

/** Sends a statement as a query of the driver: it would copy a configuration property by property. */
function send<Row>(connection: Client, { text, values }: Statement): Promise<Row[]> {
  const name = statementName(text)
  return new Promise((resolve, reject) => {
    const query = new pg.Query<Row & object>(text, values, (error, answer) =>
      error ? reject(error) : resolve(answer.rows as Row[]),
    )
    if (name) Object.assign(query, { name: onConnection(connection, name).name })
    connection.query(query)
  })
}

/**
 * Runs a statement of the engine on the transaction's own connection, prepared when it is one of many.
 * The query builder is left out: the text is already final. Statements that are run without waiting for each other are
 * carried out in their order and sent to PostgreSQL in one message; those after one that fails, fail:
 * wait for them with `allOf`.
 */
export const run = async <Row>(client: TransactionClientContract, statement: Statement): Promise<Row[]> =>
  send<Row>(await connectionOf(client), statement)

/** The rows of a statement in the transaction at hand, as {@link run} gives them. */
export const rowsOf = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  run<Row>(tenantTransaction().client, { text, values })

/**
 * Runs the last statement of a request, and commits its transaction in the same message. Nothing may use the
 * transaction afterwards. The caller that ends the transaction awaits `ending` before it sends an answer.
 */
export async function runLast<Row>(statement: Statement): Promise<Row[]> {
  const transaction = tenantTransaction()
  const answer = send<Row>(await connectionOf(transaction.client), statement)
  const ending = (transaction.ending = transaction.client.commit())
  try {
    const [rows] = await Promise.all([answer, ending])
    return rows
  } catch (error) {
    const [committed] = await Promise.allSettled([ending])
    // Without an answer to the commit, the transaction may have been kept.
    const isUnknown = committed.status === 'rejected' && (committed.reason as Error).cause !== undefined
    throw isUnknown ? committed.reason : error
  }
}
