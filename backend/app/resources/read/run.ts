import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Client } from 'pg'
import { createHash } from 'node:crypto'
import { onConnection } from '#app/tenancy/statement_names'
import type { Statement } from './sql.ts'

/** Statements that a connection keeps prepared until its end. */
const KEPT = 500

const names = new Map<string, string>()
const askedOnce = new Set<string>()

/**
 * A short stable name for a statement that is asked again, so that PostgreSQL parses and plans it once a connection.
 * Filters, orders and pages make countless texts, so a text gets no name on its first use, nor beyond {@link KEPT}
 * names.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= KEPT) return known
  if (askedOnce.delete(text)) {
    const name = `b${createHash('md5').update(text).digest('hex').slice(0, 16)}`
    names.set(text, name)
    return name
  }
  if (askedOnce.size >= KEPT) askedOnce.clear()
  askedOnce.add(text)
  return undefined
}

/**
 * Runs a statement of the engine on the transaction's own connection, prepared when it is one of many.
 * The query builder is left out: the text is already final and the page arrives as JSON.
 */
export async function run<Row>(client: TransactionClientContract, { text, values }: Statement): Promise<Row[]> {
  const connection = (await client.knexClient.client.acquireConnection()) as Client
  const name = statementName(text)
  const { rows } = await connection.query<Row & object>({
    ...(name && { name: onConnection(connection, name).name }),
    text,
    values,
  })
  return rows as Row[]
}
