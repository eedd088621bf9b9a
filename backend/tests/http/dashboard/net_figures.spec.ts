import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { dimensions, metrics, sourcesOf, type Metric } from '@barem/resources/metrics'
import { readsOf } from '#app/dashboard/compile'
import { figureOf } from '#app/dashboard/figure'
import { contributionStatements, figuresStatement, reportStatement } from '#app/dashboard/statements'
import { engineOf } from '#app/resources/engine_of'
import { tenantId } from '#tests/support/client'
import { onDatabase } from '#tests/support/server'
import { history } from './selling.ts'
import { summed, thousandths } from './workbooks.ts'

const engine = engineOf(resources, {} as never, {} as never)
const { revenue, collected } = metrics
const net: Metric = { unit: 'money', from: [...sourcesOf(revenue), { ...collected, sign: -1 }] }
const named = { revenue, net, collected }
const DAYS = ['2026-01-01', '2026-12-31']

async function query(text: string, values: unknown[]) {
  const own = await tenantId('DONGA')
  return onDatabase(async (db) => {
    await db.query(`select set_config('app.tenant_id', $1, false)`, [own])
    return (await db.query(text, values)).rows
  })
}

test.group('a figure of several documents and ledgers', () => {
  test('is what they come to by their signs: in all, by bucket, by record and by document', async ({ assert }) => {
    const made = []
    for (let n = 0; n < 4; n++) made.push(await history(`net ${n}`, new Map()))
    const reads = readsOf(named)
    assert.lengthOf(reads, 5, 'each ledger is read once')
    const found = await Promise.all(
      reads.map(async (read) => {
        const rows = await query(figuresStatement(read, 'month'), DAYS)
        return { read, now: rows, then: [] }
      }),
    )
    const buckets = [...new Set(found.flatMap(({ now }) => now.flatMap(({ bucket }) => bucket ?? [])))]
    const [sold, got, left] = (['revenue', 'collected', 'net'] as const).map((name) =>
      figureOf(name, found, buckets, []),
    )
    const minus = (one: unknown, other: unknown) => thousandths(one) - thousandths(other)
    assert.equal(thousandths(left!.value), minus(sold!.value, got!.value))
    assert.deepEqual(
      left!.series.map(thousandths),
      sold!.series.map((value, place) => minus(value, got!.series[place])),
    )

    const statement = reportStatement(engine, engine.lookup('customers'), named, dimensions.customer)
    const [report] = await query(statement, [...DAYS, 0, 10_000])
    assert.equal(thousandths(report.sum.net), thousandths(left!.value))
    assert.equal(summed(report.rows.map((row: { net: string }) => row.net)), thousandths(left!.value))
    for (const row of report.rows) assert.equal(thousandths(row.net), minus(row.revenue, row.collected))

    const { customerId } = made.find((one) => report.rows.some(({ id }: { id: string }) => id === one.customerId))!
    for (const by of [null, customerId]) {
      const { rows, sums } = contributionStatements(engine, net, by ? dimensions.customer : null)
      const documents = await query(rows, [...DAYS, by, null, 0, 10_000])
      const [{ total, sum }] = await query(sums, [...DAYS, by, null])
      const whole = by ? report.rows.find(({ id }: { id: string }) => id === by).net : left!.value
      assert.lengthOf(documents, total)
      assert.equal(thousandths(sum), thousandths(whole))
      assert.equal(summed(documents.map(({ contribution }) => contribution)), thousandths(whole))
      assert.includeMembers(
        ['invoices', 'returns', 'debt-adjustments', 'debt-transactions'],
        [...new Set(documents.map(({ document }) => document))],
      )
      const days = documents.map(({ date }) => date as string)
      assert.deepEqual(days, days.toSorted().toReversed(), 'the newest of all first')
      if (by) assert.isTrue(documents.every(({ partner }) => partner.id === by))
    }
  }).timeout(120_000)
})
