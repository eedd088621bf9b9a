import { amountField, type AnyResource, type Field, lineFieldsOf } from '@barem/resources/kit'
import { linesIn } from '../../lines/shown/difference.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { wordsOf } from '../../resources/model/words.ts'
import { AmountInWords } from './AmountInWords.tsx'
import { type Fact, Facts } from './Facts.tsx'
import { GoodsTable } from './GoodsTable.tsx'
import { Heading } from './Heading.tsx'
import { Letterhead } from './Letterhead.tsx'
import { Paper } from './Paper.tsx'
import type { PaperProps } from './paperProps.ts'
import { plainColumns } from './plainLines.ts'
import { approvedBy, stampOf, type Approval, type Named } from './printed.ts'
import { printedValue, type Printing } from './printedValue.ts'
import { Signatures } from './Signatures.tsx'
import { Totals } from './Totals.tsx'

type Row = AnyRow & {
  createdAt: string
  createdBy?: Named | null
  approval?: Approval | null
  revision?: number | null
}

/** The day that the document is numbered by, or that it was made on. */
function dayOf({ title, fields }: AnyResource, row: Row): string {
  const field = fields[title] as Field
  const day = field.type === 'code' && field.date ? row[field.date] : null
  return typeof day === 'string' ? day : row.createdAt
}

/** What the form asks for besides lines, in the order of its groups, in two columns. */
function factsOf(row: Row, printing: Printing & { definition: AnyResource }): (readonly Fact[])[] {
  const { definition, words } = printing
  const isTold = (name: string) => name !== definition.title && name !== definition.states?.field
  const facts = Object.values(definition.form)
    .flat()
    .filter(isTold)
    .map((name): Fact => [words.field(name), printedValue(row, name, printing)])
    .filter(([, value]) => value !== null)
  const half = Math.ceil(facts.length / 2)
  return [facts.slice(0, half), facts.slice(half)].filter((column) => column.length > 0)
}

/**
 * The paper of a document that no domain draws: its facts, its lines with their sums, what it amounts to, and places
 * to sign.
 */
export function PlainPaper({ definition, row, company, paper, settings, reprint, t }: PaperProps<Row>) {
  const { language } = settings
  const words = wordsOf(t, definition)
  const title = t(`documents.papers.${paper}`)
  const status = String(row[definition.states!.field])
  const common = { settings, reprint, t, title, code: String(row[definition.title]), revision: row.revision ?? null }
  const name = amountField(definition)
  const amount = name === null || isAbsent(row[name]) ? null : String(row[name])
  const approved = row.approval ? approvedBy({ approval: row.approval, status }, paper) : null
  const signatures = [
    { office: t('print.sign.preparer'), how: t('print.sign.signName'), name: row.createdBy?.name },
    ...(definition.states!.approval
      ? [
          {
            office: t('print.sign.approver'),
            how: t('print.sign.signName'),
            name: approved?.name,
            stamp: stampOf(t, approved),
          },
        ]
      : []),
  ]
  return (
    <Paper {...common} paper={paper} status={status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
      </div>
      <Heading {...common} date={dayOf(definition, row)} />
      <Facts columns={factsOf(row, { definition, words, language, t })} />
      {lineFieldsOf(definition).map((field) => {
        const lines = linesIn(row[field])
        if (lines.length === 0) return null
        return (
          <section key={field}>
            <h2>{words.field(field)}</h2>
            <GoodsTable columns={plainColumns(definition, field, lines, { language, t })} lines={lines} />
          </section>
        )
      })}
      {amount !== null && (
        <section className="paper-end">
          <div className="paper-remarks">
            <AmountInWords amount={amount} language={language} t={t} />
          </div>
          <Totals totals={[{ label: words.field(name!), amount, strong: true }]} />
        </section>
      )}
      <section className="paper-end">
        <Signatures signatures={signatures} />
      </section>
    </Paper>
  )
}
