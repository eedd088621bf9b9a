import type { VatSettings } from '@barem/resources/calc/vat'
import { type AnyResource, figuresOf } from '@barem/resources/kit'
import { type CompanySettings, vatNow } from '../session/useCompanySettings.ts'

/** The VAT of a document that is being typed; null for those without taxes, and where the company has none. */
export const vatOf = (definition: AnyResource, settings: CompanySettings | undefined): VatSettings | null =>
  figuresOf(definition, 'tax').length > 0 ? vatNow(settings) : null
