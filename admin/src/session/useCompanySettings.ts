import type { registry } from '@barem/resources'
import type { DeviationBand } from '@barem/resources/calc/bands'
import type { VatSettings } from '@barem/resources/calc/vat'
import type { MetaField, Row } from '@barem/resources/kit'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../http/client.ts'

type Embedded = { id: string; code: string | null; name: string }

/** The company's settings that everybody in it may see; relations include the row that they point to. */
export type CompanySettings = Omit<Row<(typeof registry)['company-settings']>, MetaField> & {
  defaultWarehouse: Embedded | null
  /** Deviations of weighings, each band from its threshold on. */
  deviationBands: readonly DeviationBand[]
}

/** The query key of the settings. */
export const SETTINGS_KEY = 'company-settings'

/** For code outside components, such as the start of a form: `client.ensureQueryData(settingsQuery)`. */
export const settingsQuery = {
  queryKey: [SETTINGS_KEY, 'current'] as const,
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await call<{ data: CompanySettings }>('company-settings/current', { signal, quiet: true })).body.data,
  staleTime: 60_000,
}

export const useCompanySettings = (): UseQueryResult<CompanySettings> => useQuery(settingsQuery)

/** VAT as the company has it now, null where it has none. Lines that say no rate have that of the delivery fee. */
export const vatNow = (settings: CompanySettings | undefined): VatSettings | null =>
  settings && settings.vat !== 'off'
    ? { pricesInclude: settings.vat === 'included', shippingRate: settings.vatRate }
    : null
