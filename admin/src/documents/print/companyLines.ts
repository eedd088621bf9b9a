import type { Translate } from '../../i18n/translate.ts'
import { printedPhone } from './phone.ts'
import type { LetterheadData } from './usePrinted.ts'

type Bank = Partial<Pick<LetterheadData, 'bankAccountNumber' | 'bankAccountName' | 'bankName' | 'bankBranch'>>

/** The bank account: `0199990011 · Ngân hàng … – Chi nhánh …`, or null without an account. */
export function bankLine({ bankAccountNumber, bankName, bankBranch, bankAccountName }: Bank): string | null {
  if (!bankAccountNumber) return null
  const bank = [bankName, bankBranch].filter(Boolean).join(' – ')
  return [bankAccountNumber, bankAccountName, bank].filter(Boolean).join(' · ')
}

/** The lines below the company's name: address, tax code with phone, bank account. Unknown ones are left out. */
export function companyLines(company: LetterheadData, t: Translate): string[] {
  const bank = bankLine(company)
  const reach = [
    company.taxCode && `${t('print.taxCode')}: ${company.taxCode}`,
    company.phone && `${t('print.phone')}: ${printedPhone(company.phone)}`,
  ].filter(Boolean)
  return [company.address?.text, reach.join(' · '), bank && `${t('print.bank')}: ${bank}`].filter(
    (line): line is string => Boolean(line),
  )
}
