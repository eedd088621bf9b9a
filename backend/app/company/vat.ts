import { defineFact } from '#app/engine/facts'
import type { VatFacts } from '@barem/resources/calc/settle'
import { rowsOf } from '#app/tenancy/run'

/** The VAT of the transaction's company; off where nobody has switched it on. */
async function companyVat(): Promise<VatFacts> {
  const [found] = await rowsOf<VatFacts>(
    `select vat as mode, vat_rate::text as rate from company_settings where tenant_id = app_tenant()`,
  )
  return found ?? { mode: 'off', rate: null }
}

/** The VAT of the company. */
export const vatFact = defineFact({
  name: 'vat',
  reads: [],
  read: () => companyVat(),
})
