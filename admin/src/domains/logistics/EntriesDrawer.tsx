import type { TableColumnsType } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDate } from '../../format/date.ts'
import { formatMoney, formatNumber, kgFigure, withMinus } from '../../format/number.ts'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { useTitles } from '../../resources/model/useWords.ts'
import type { AnyResource } from '@barem/resources/kit'
import { StockDrawer } from './StockDrawer.tsx'
import type { InWarehouse, StockEntry } from './stock.ts'

const figure = (name: string, value: string) =>
  name.startsWith('pieces') ? withMinus(formatNumber(value, 3)) : kgFigure(value)

/** The document of an entry, as a way there. */
function DocumentLink({ definition, id, code }: { definition: AnyResource; id: string; code: string | null }) {
  const { title } = useTitles(definition)
  return <Link to={paths.show(definition, id)}>{code ?? title}</Link>
}

/** The entries that the stock of a product in a warehouse comes from, newest first. */
export function EntriesDrawer({ stock, onClose }: { stock: InWarehouse; onClose: () => void }) {
  const t = useTranslate()
  const columnsOf = (rows: readonly StockEntry[]): TableColumnsType<StockEntry> => [
    { key: 'date', title: t('logistics.date'), render: (_, { date }) => formatDate(date) },
    { key: 'kind', title: t('logistics.kind'), render: (_, { kind }) => t(`logistics.kinds.${kind}`) },
    {
      key: 'document',
      title: t('logistics.document'),
      render: (_, { document, documentId, code }) => {
        const definition = registered(document)
        return definition ? <DocumentLink definition={definition} id={documentId} code={code} /> : '—'
      },
    },
    ...(['pieces', 'actualKg', 'baremKg', 'piecesAfter', 'actualKgAfter'] as const).map((name) => ({
      key: name,
      title: t(`logistics.${name}`),
      align: 'right' as const,
      render: (_: unknown, row: StockEntry) => <span className="figures">{figure(name, row[name])}</span>,
    })),
    ...(rows.some(({ value }) => value !== undefined)
      ? [
          {
            key: 'value',
            title: t('logistics.value'),
            align: 'right' as const,
            render: (_: unknown, { value }: StockEntry) => (
              <span className="figures">{value == null ? '—' : withMinus(formatMoney(value))}</span>
            ),
          },
        ]
      : []),
  ]
  return (
    <StockDrawer<StockEntry> stock={stock} path="inventory/entries" columns={columnsOf} width={960} onClose={onClose} />
  )
}
