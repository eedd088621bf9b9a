import { dimensions, metrics, type MetricName } from '@barem/resources/metrics'
import { useTranslate } from '@refinedev/core'
import { Button, Empty, Table, type TableColumnsType } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { formatNumber, withMinus } from '../../format/number.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { useFigures, type Contribution } from './dashboard.ts'
import { FiguresFailed } from './FiguresFailed.tsx'
import { daysText } from './range.ts'
import '../../resources/screens.css'
import '../../resources/list/list.css'
import './dashboard.css'

const PAGE = 20
const DECIMALS = { money: 0, kg: 2 }

const isMetric = (name: string | null): name is MetricName => name !== null && Object.hasOwn(metrics, name)

/** The documents that a figure of the dashboard is made of; what they add comes to it. */
export default function EntriesPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const metric = search.get('metric')
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  const page = Number(search.get('page') ?? 1)
  const asked = new URLSearchParams({ _start: String((page - 1) * PAGE), _end: String(page * PAGE) })
  for (const name of ['metric', 'from', 'to', 'by', 'key', 'hour'])
    if (search.has(name)) asked.set(name, search.get(name)!)
  const { data, isFetching, error, refetch } = useFigures<Contribution[]>('dashboard/entries', asked)
  if (!isMetric(metric)) return <NotFoundPage />
  if (!data && error) return <FiguresFailed error={error} onRetry={() => void refetch()} />
  const figure = (value: string) => withMinus(formatNumber(value, DECIMALS[metrics[metric].unit]))
  const total = Number(data?.headers.get('x-total-count') ?? 0)
  const sum = String(data?.headers.get('x-total-sum') ?? '0')
  const title = t(`dashboard.metrics.${metric}`)
  const isOfRecord = search.has('by') && Object.hasOwn(dimensions, search.get('by')!)
  const columns: TableColumnsType<Contribution> = [
    { key: 'date', title: t('dashboard.entries.date'), render: (_, { date }) => formatDate(date) },
    {
      key: 'code',
      title: t('dashboard.entries.document'),
      render: (_, { document, documentId, code, action }) => {
        const definition = registered(document)
        const text = code ?? '—'
        return (
          <>
            {definition ? <Link to={paths.show(definition, documentId)}>{text}</Link> : text}
            {action === 'undo' && ` (${t('dashboard.entries.undone')})`}
          </>
        )
      },
    },
    {
      key: 'partner',
      title: t('dashboard.entries.partner'),
      ellipsis: true,
      render: (_, { partner }) =>
        partner && (
          <span title={partner.name}>
            <span className="code">{partner.code}</span> {partner.name}
          </span>
        ),
    },
    {
      key: 'contribution',
      title,
      align: 'right',
      render: (_, { contribution }) => <span className="figures">{figure(contribution)}</span>,
    },
  ]
  return (
    <section className="screen">
      <PageHeader
        title={t('dashboard.entries.title', { metric: title })}
        note={[
          daysText(t, { from, to }),
          ...(isOfRecord ? [t('dashboard.entries.of', { name: search.get('name') || t('dashboard.none') })] : []),
          ...(data ? [t('dashboard.entries.count', { count: total })] : []),
        ].join(' · ')}
        actions={<Button onClick={() => void navigate('/dashboards')}>{t('dashboard.entries.back')}</Button>}
      />
      <div className="list-panel">
        <Table<Contribution>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={data?.body ?? []}
          loading={isFetching && !data}
          scroll={{ x: 640 }}
          locale={{ emptyText: data ? <Empty description={t('dashboard.tops.nothing')} /> : ' ' }}
          pagination={{
            ...{ current: page, pageSize: PAGE, total, showSizeChanger: false, hideOnSinglePage: true },
            onChange: (next) => {
              search.set('page', String(next))
              setSearch(search, { replace: true })
            },
          }}
          summary={() =>
            total > 0 && (
              <Table.Summary.Row>
                <Table.Summary.Cell index={0} colSpan={3}>
                  {t('dashboard.total')}
                </Table.Summary.Cell>
                <Table.Summary.Cell index={3} align="right">
                  <span className="figures">{figure(sum)}</span>
                </Table.Summary.Cell>
              </Table.Summary.Row>
            )
          }
        />
      </div>
    </section>
  )
}
