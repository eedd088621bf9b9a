import { areas } from '@barem/resources/areas'
import { sum } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDate } from '../../../format/date.ts'
import { call } from '../../../http/client.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { useCompanySettings } from '../../../session/useCompanySettings.ts'
import { Amount } from '../amount.tsx'
import './debt-list.css'

const OPENED = 'opening-payables?status=done'
const RECEIVED = 'payables-by-document?of=goods&of=freight'

/** The sum of a column over all rows of a list, in dong. */
function useSum(list: string, column: string, enabled: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['debt', 'sum', list, column],
    queryFn: async ({ signal }) => {
      const { headers } = await call(`${list}&_sum=${column}&_start=0&_end=1`, { signal, quiet: true })
      return String(headers.get('X-Total-Sum') ?? '0')
    },
    enabled,
  })
  return data
}

/** What was taken over of payables, and what receipts have owed since, less what was credited of them. */
export function OpeningTotals() {
  const t = useTranslate()
  const since = useCompanySettings().data?.payablesSince ?? null
  const seesDebts = useAllowed(areas.debt, 'v')
  const opened = useSum(OPENED, 'total', seesDebts)
  const received = useSum(RECEIVED, 'amount', seesDebts && since !== null)
  if (opened === undefined || received === undefined || since === null) return null
  return (
    <p className="debt-unapplied">
      <span>
        {t('debt.opened')} <Amount of={opened} />
      </span>
      <Link to="/finance-accounting/debt-tracking/payable?of=goods&of=freight">
        {t('debt.receivedSince', { day: formatDate(since) })} <Amount of={received} />
      </Link>
      <span>
        {t('debt.openedAndReceived')} <Amount of={sum([opened, received]).toFixed()} />
      </span>
    </p>
  )
}
