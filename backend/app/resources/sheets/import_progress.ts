import { takeKey, type RequestMark } from '#app/http/once'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** A refused line in an answer. */
export interface ToldLine {
  line: number
  [more: string]: unknown
}

/** The progress of an import, as answered. */
export interface Progress {
  /** Lines of the sheet, without its heading. */
  total: number
  /** Lines that have been processed; the accepted ones are saved. */
  done: number
  accepted: number
  /** Lines whose rows were there before, as after the same sheet; left out where there are none. */
  passed?: number
  /** The first of the refused lines, with their errors. */
  refused: ToldLine[]
  /** The numbers of all refused lines; imports of earlier releases did not count them. */
  left?: number[]
}

/** Most refused lines in an answer: nobody corrects more at once. */
export const MOST_REFUSED = 500

/** Keys of one person's unfinished imports of one sheet: they are one import, whichever of them it was sent with. */
const UNFINISHED = 'where tenant_id = app_tenant() and user_id = ? and route = ? and body_hash = ? and status is null'

/** Who sends which sheet. */
export interface Sender {
  userId: string
  request: RequestMark
}

const whose = ({ userId, request: { route, bodyHash } }: Sender) => [userId, route, bodyHash]

/**
 * How far the unfinished import of this sheet has come; null when it is finished or was never begun. Requests for one
 * import take turns here until their transaction ends.
 */
export async function lockProgress(sender: Sender): Promise<Progress | null> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select response from idempotency_keys ${UNFINISHED} order by key for update`,
    whose(sender),
  )) as { rows: { response: string | null }[] }
  const states = rows.flatMap(({ response }) => (response === null ? [] : [JSON.parse(response) as Progress]))
  return states.sort((one, other) => other.done - one.done)[0] ?? null
}

/** Stores the progress of an import, in the transaction of the lines that it has written. */
export async function saveProgress(sender: Sender, progress: Progress): Promise<void> {
  const finished = progress.done === progress.total
  await tenantTransaction().client.rawQuery(`update idempotency_keys set status = ?, response = ? ${UNFINISHED}`, [
    finished ? 200 : null,
    JSON.stringify(progress),
    ...whose(sender),
  ] as never[])
}

/**
 * What was answered under a key before; null after taking the key for an import that begins, or that continues where
 * an earlier request for the same sheet was interrupted.
 * @throws ApiError COM_ERR_014 when the key is that of another request
 */
export async function takeImport(sender: Sender, key: string, total: number): Promise<Progress | null> {
  const kept = await takeKey(key, sender.userId, sender.request)
  if (kept?.status) return JSON.parse(kept.response) as Progress
  const before = await lockProgress(sender)
  await saveProgress(sender, before ?? { total, done: 0, accepted: 0, refused: [] })
  return null
}

/** What was answered to an import that has been finished. */
export async function finishedImport(userId: string, key: string): Promise<Progress> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    'select response from idempotency_keys where tenant_id = app_tenant() and user_id = ? and key = ?',
    [userId, key],
  )) as { rows: { response: string }[] }
  return JSON.parse(rows[0]!.response) as Progress
}
