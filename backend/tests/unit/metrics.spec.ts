import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { DefinitionError } from '@barem/resources/kit'
import { entryLists, queryLists } from '@barem/resources/lists'
import { dimensions, metrics, type MetricName } from '@barem/resources/metrics'
import { checkMetrics } from '@barem/resources/metrics/check'
import { reports } from '@barem/resources/metrics/reports'

const { collected } = metrics
const [revenue] = metrics.revenue.from
const less = (source: object) => ({ unit: 'money', from: [revenue, { ...collected, sign: -1, ...source }] })

/** Where and why figures are refused; null where they are not. */
function errorOf(metric: object, by: keyof typeof dimensions = 'customer'): string | null {
  const reports = { all: { by, metrics: ['net'] } }
  try {
    checkMetrics(resources, { metrics: { net: metric as never }, dimensions, reports })
    return null
  } catch (error) {
    const { code, path } = error as DefinitionError
    return `${code} ${path}`
  }
}

test.group('figures of several documents and ledgers', () => {
  test('name what there is', ({ assert }) => {
    assert.isNull(errorOf(less({})))
    for (const [metric, at] of [
      [less({ ledger: 'money' }), 'metrics.net.from.1.ledger'],
      [less({ document: 'returns-of-nobody' }), 'metrics.net.from.1.document'],
      [less({ partner: 'amount' }), 'metrics.net.from.1.partner'],
      [less({ sum: { discount: 1 } }), 'metrics.net.from.1.sum'],
      [less({ sum: {} }), 'metrics.net.from.1.sum'],
      [less({ sum: { amount: 2 } }), 'metrics.net.from.1.sum.amount'],
      [less({ sign: 0 }), 'metrics.net.from.1.sign'],
      [less({ ...revenue }), 'metrics.net.from.1'],
      [{ unit: 'money', from: [] }, 'metrics.net.from'],
      [{ ...revenue, document: 'orders' }, 'metrics.net.document'],
    ] as const)
      assert.equal(errorOf(metric), `E_METRIC ${at}`)
  })

  test('lead from each of their entries to the records of a report', ({ assert }) => {
    assert.isNull(errorOf(revenue, 'product'))
    assert.equal(errorOf(less({}), 'product'), 'E_METRIC reports.all.metrics.0')
  })
})

test.group('the list of the entries of a figure', () => {
  test('adds it up, and is filtered by its days, its hour and each record that reports split it by', ({ assert }) => {
    for (const [name, of] of Object.entries(entryLists)) {
      const { list, query } = queryLists.find((one) => one.name === of)!
      assert.include(query.sums, name)
      const splits = Object.values(reports).filter(({ metrics: all }) => all.includes(name as MetricName & 'revenue'))
      assert.includeMembers([...list.filters], ['date', 'hour', ...splits.map(({ by }) => `${by}Id`)])
    }
  })
})
