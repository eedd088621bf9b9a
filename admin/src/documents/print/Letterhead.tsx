import type { Translate } from '../../i18n/translate.ts'
import { companyLines } from './companyLines.ts'
import type { LetterheadData } from './usePrinted.ts'

type Props = { company: LetterheadData & { logoUrl: string | null }; t: Translate }

/** The head of every paper, with the company that issues it. */
export function Letterhead({ company, t }: Props) {
  return (
    <header className="paper-letterhead">
      {company.logoUrl && <img src={company.logoUrl} alt="" className="paper-logo" />}
      <div>
        <div className="paper-company">{company.name}</div>
        {companyLines(company, t).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </header>
  )
}
