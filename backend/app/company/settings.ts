import { defineFact } from '#app/engine/facts'
import { registry } from '@barem/resources'
import type { Settings } from '@barem/resources/calc/settle'
import type { AnyResource, MetaField, Row } from '@barem/resources/kit'
import { singleValues } from '#app/resources/write/single'

const definition = registry['company-settings']

/** The resource as the engine serves it. */
export const settingsResource = definition as unknown as AnyResource

export type CompanySettings = Omit<Row<typeof definition>, MetaField>

/** The settings of the transaction's company; the defaults where nobody changed them. */
export const companySettings = () => singleValues(settingsResource) as Promise<CompanySettings>

/** What of the settings figures and postings depend on. */
async function settingsNow(): Promise<Settings> {
  const { hardReservation, scrapBelow, scrapProductId, scrapPrice } = await companySettings()
  return { hardReservation, scrapBelow, scrapProductId, scrapPrice }
}

/** Whether goods come from a contract only. */
export const needsContractFact = defineFact({
  name: 'needsContract',
  reads: [],
  read: async () => (await companySettings()).receiptNeedsContract,
})

/** How the company works. */
export const settingsFact = defineFact({
  name: 'settings',
  reads: [],
  read: () => settingsNow(),
})
