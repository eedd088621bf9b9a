import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, type Answer } from '../client.ts'
import type { Person } from '../people.ts'
import { onDatabase } from '../server.ts'
import type { CutNode } from './node.ts'

/** One write that is about to be sent. */
export interface Attempt {
  /** Sends it to the node whose connections are cut, each time with the same key. */
  send: () => Promise<Answer>
  /** How often it is kept, as the database itself tells. */
  kept: () => Promise<number>
  /** To whom it sends a mail once it is kept. */
  mailsTo?: string
}

export interface Write {
  name: string
  /** Whether its key makes it happen once however often it is sent. */
  hasKey: boolean
  prepare: (node: CutNode, boss: Boss) => Promise<Attempt>
}

/** Somebody who may do everything, for the writes that one person can do many times. */
export interface Boss extends Person {
  token: string
}

export const count = async (sql: string, values: unknown[]): Promise<number> => {
  const { rows } = await onDatabase((client) => client.query<{ count: number }>(sql, values))
  return Number(rows[0]?.count ?? 0)
}

/** A call of the boss, or of `token`, with a key of its own that every sending of it has. */
export function sending(node: CutNode, token: string | null, method: string, path: string, body?: unknown) {
  const headers = { 'idempotency-key': randomUUID() }
  return () => call(method, path, { url: node.url, token, body, headers })
}

export const versionOf = (table: string, id: string) =>
  count(`select version - 1 as count from ${table} where id = $1`, [id])

/** How many mails a node has sent to an address, as it keeps them without SMTP. */
export function mailsTo({ storageDir }: CutNode, address: string): number {
  const folder = join(storageDir, 'mail')
  if (!existsSync(folder)) return 0
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(address)).length
}
