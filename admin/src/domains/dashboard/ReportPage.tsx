import type { Days } from '@barem/resources/calc/ranges'
import { metrics, type MetricName } from '@barem/resources/metrics'
import { reports, type Report, type ReportName } from '@barem/resources/metrics/reports'
import { useTranslate } from '@refinedev/core'
import { Empty, Table, type TableColumnsType } from 'antd'
import { Link, NavLink, useParams, useSearchParams } from 'react-router'
import { formatNumber, withMinus } from '../../format/number.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import { useSession } from '../../session/session.ts'
import { useFigures, type Figures, type Reported, type ReportRow } from './dashboard.ts'
import { ExportButton } from './ExportButton.tsx'
import { FiguresFailed } from './FiguresFailed.tsx'
import { entriesPath, reportPath } from './paths.ts'
import { daysText } from '../../figures/daysText.ts'
import { useRange } from './range.ts'
import { mayReport } from './rights.ts'
import { RangeBar } from '../../figures/RangeBar.tsx'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './dashboard.css'

const PAGE = 20
const DECIMALS = { money: 0, kg: 2 }

const figure = (name: MetricName, value: string) => withMinus(formatNumber(value, DECIMALS[metrics[name].unit]))

/** Dong per kg; a dash where nothing was weighed. */
const perKg = ({ revenue, kgSold }: Figures): string =>
  Number(kgSold ?? 0) === 0 ? '—' : withMinus(formatNumber(Number(revenue) / Number(kgSold), 0))

const isReport = (name: string): name is ReportName => Object.hasOwn(reports, name)

/** Sales for each product, customer, salesperson or warehouse. A figure opens its documents. */
export default function ReportPage() {
  const { report = '' } = useParams()
  const who = useSession()
  if (!isReport(report)) return <NotFoundPage />
  return mayReport(who, report) ? <SalesReport key={report} name={report} of={reports[report]} /> : <ForbiddenPage />
}

function SalesReport({ name, of: { by, metrics: shown } }: { name: ReportName; of: Report }) {
  const t = useTranslate()
  const who = useSession()
  const range = useRange()
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  const asked = new URLSearchParams(range.params)
  asked.set('_start', String((page - 1) * PAGE))
  asked.set('_end', String(page * PAGE))
  const { data, isFetching, error, refetch } = useFigures<Reported & { range: Days }>(
    `dashboard/reports/${name}`,
    asked,
  )
  const body = data?.body
  const title = t(`dashboard.reports.${name}`)
  if (!data && error) return <FiguresFailed error={error} onRetry={() => void refetch()} />
  const columns: TableColumnsType<ReportRow> = [
    {
      key: 'name',
      title: t(`dashboard.by.${by}`),
      width: 320,
      ellipsis: true,
      render: (_, { code, name: called }) => (
        <span title={called ?? undefined}>
          {code && <span className="code">{code}</span>} {called ?? t('dashboard.none')}
        </span>
      ),
    },
    ...shown.map((metric) => ({
      key: metric,
      title: t(`dashboard.metrics.${metric}`),
      align: 'right' as const,
      render: (_: unknown, row: ReportRow) =>
        body && (
          <Link className="figures" to={entriesPath(metric, body.range, { by, key: row.id ?? 'none' })}>
            {figure(metric, row[metric]!)}
          </Link>
        ),
    })),
    {
      key: 'perKg',
      title: t('dashboard.metrics.perKg'),
      align: 'right',
      render: (_, row) => <span className="figures">{perKg(row)}</span>,
    },
  ]
  return (
    <section className="screen">
      <PageHeader
        title={title}
        note={body && `${daysText(t, body.range)} · ${t('dashboard.rows', { count: body.total })}`}
        actions={
          <ExportButton
            path={`dashboard/reports/${name}/export?${range.params}`}
            title={title}
            disabled={!body || body.total === 0}
          />
        }
      />
      <nav className="report-tabs" aria-label={t('dashboard.reports.title')}>
        {(Object.keys(reports) as ReportName[])
          .filter((one) => mayReport(who, one))
          .map((one) => (
            <NavLink key={one} to={reportPath(one, range.params)}>
              {t(`dashboard.reports.${one}`)}
            </NavLink>
          ))}
      </nav>
      <RangeBar range={range} />
      <div className="list-panel">
        <Table<ReportRow>
          rowKey={({ id }) => id ?? 'none'}
          size="small"
          columns={columns}
          dataSource={body?.rows ?? []}
          loading={isFetching && !body}
          scroll={{ x: 960 }}
          locale={{ emptyText: body ? <Empty description={t('dashboard.tops.nothing')} /> : ' ' }}
          pagination={{
            ...{
              current: page,
              pageSize: PAGE,
              total: body?.total ?? 0,
              showSizeChanger: false,
              hideOnSinglePage: true,
            },
            onChange: (next) => {
              search.set('page', String(next))
              setSearch(search, { replace: true })
            },
          }}
          summary={() =>
            body &&
            body.total > 0 && (
              <Table.Summary.Row>
                <Table.Summary.Cell index={0}>{t('dashboard.total')}</Table.Summary.Cell>
                {shown.map((metric, place) => (
                  <Table.Summary.Cell key={metric} index={place + 1} align="right">
                    <span className="figures">{figure(metric, body.sum[metric]!)}</span>
                  </Table.Summary.Cell>
                ))}
                <Table.Summary.Cell index={shown.length + 1} align="right">
                  <span className="figures">{perKg(body.sum)}</span>
                </Table.Summary.Cell>
              </Table.Summary.Row>
            )
          }
        />
      </div>
    </section>
  )
}
