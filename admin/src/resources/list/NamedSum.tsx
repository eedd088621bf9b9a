import { amountField, type AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, withMinus } from '../../format/number.ts'
import { call } from '../../http/client.ts'
import { listQuery } from '../../providers/query.ts'
import { crudFilters } from './address.ts'
import type { ListControl } from './useListState.ts'

type Props = { definition: AnyResource; control: ListControl }

/** What all rows of a list come to, on all pages; nothing where they come to no amount. */
export function NamedSum({ definition, control }: Props) {
  const t = useTranslate()
  const amount = definition.list.sum ?? amountField(definition)
  const query = listQuery({ currentPage: 1, pageSize: 0 }, [], crudFilters(control))
  query.set('_sum', amount ?? '')
  const { data } = useQuery({
    queryKey: [definition.name, 'sum', String(query)],
    queryFn: async ({ signal }) => {
      const { headers } = await call<unknown>(`${definition.path}?${query}`, { signal })
      return String(headers.get('X-Total-Sum') ?? '')
    },
    enabled: amount !== null,
  })
  if (!data) return null
  return (
    <span className="named-sum figures" role="status">
      {t('lists.sum', { amount: withMinus(formatMoney(data)) })}
    </span>
  )
}
