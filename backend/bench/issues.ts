import { randomUUID } from 'node:crypto'
import { call } from '#tests/support/client'
import type { Row } from '../tests/http/debt/owing.ts'
import type { Facts } from './cases.ts'

const LINES = 8
const DAY = '2026-11-05'

/**
 * Prints how many issues of eight lines a second people store and post at the same time, on shared goods of which there
 * are plenty.
 * @param userId who hands the goods out
 */
export async function issueRate(
  say: (text: string) => void,
  {
    url,
    tokens,
    facts,
    userId,
    seconds,
  }: { url: string; tokens: string[]; facts: Facts; userId: string; seconds: number },
): Promise<void> {
  const { warehouseId, products, customers } = facts
  const body = {
    ...{ documentDate: DAY, warehouseId, customerId: customers[0], officerId: userId, driverName: 'Lái xe' },
    lines: products.slice(0, LINES).map((productId) => ({ productId, quantity: '1' })),
  }
  const post = async (token: string, path: string, sent: object): Promise<Row> => {
    const answer = await call('POST', path, { url, token, body: sent, headers: { 'idempotency-key': randomUUID() } })
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as Row
  }
  const end = performance.now() + seconds * 1000
  let count = 0
  const work = async (token: string) => {
    while (performance.now() < end) {
      const { id, version } = await post(token, '/warehouse-issues', body)
      await post(token, `/warehouse-issues/${id}/request`, { version })
      count++
    }
  }
  await Promise.all(tokens.map(work))
  say(
    `issues of ${LINES} lines, stored and posted by ${tokens.length} people: ${(count / seconds).toFixed(1)} a second`,
  )
}
