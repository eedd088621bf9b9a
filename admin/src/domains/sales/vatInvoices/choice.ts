import { exact, sum } from '@barem/resources/calc/exact'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'

/** A posted sales invoice as it is offered; amounts in dong. */
export interface Choice {
  id: string
  code: string
  documentDate: string
  grandTotal: string
  vat: string | null
  tax: string | null
  vatExported: boolean
}

/** Those that are offered at once, the latest first. */
const MOST = 100

/** The posted invoices of a customer, those without a VAT invoice first; undefined while they are not known. */
export function useChoices(customerId: string | null): readonly Choice[] | undefined {
  const query = new URLSearchParams({
    ...{ customerId: customerId ?? '', status: 'done', _sort: 'documentDate', _order: 'desc' },
    ...{ _start: '0', _end: String(MOST) },
  })
  const { data } = useQuery({
    queryKey: ['vat-invoices', 'choices', String(query)],
    queryFn: async ({ signal }) => (await call<Choice[]>(`invoices?${query}`, { signal })).body,
    enabled: customerId !== null,
  })
  return data?.toSorted((one, other) => Number(one.vatExported) - Number(other.vatExported))
}

/** Amounts of a VAT invoice of these; what cannot be told is left out, such as the tax of prices that name none. */
export function amountsOf(chosen: readonly Choice[]): { amount?: string; tax?: string; total?: string } {
  if (chosen.length === 0) return {}
  const total = sum(chosen.map(({ grandTotal }) => grandTotal)).toFixed()
  if (chosen.some(({ vat }) => vat !== 'excluded' && vat !== 'included')) return { total }
  const tax = sum(chosen.map((one) => one.tax)).toFixed()
  return { amount: exact.sub(total, tax).toFixed(), tax, total }
}
