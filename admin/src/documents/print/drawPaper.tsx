import { areas } from '@barem/resources/areas'
import { AmountInWords } from './AmountInWords.tsx'
import { Facts } from './Facts.tsx'
import { GoodsTable } from './GoodsTable.tsx'
import { Heading } from './Heading.tsx'
import { Letterhead } from './Letterhead.tsx'
import { Paper } from './Paper.tsx'
import type { PaperProps } from './paperProps.ts'
import { partsOf, type PaperPlan, type PlannedRow } from './plan.ts'
import { Signatures } from './Signatures.tsx'
import { Totals } from './Totals.tsx'
import { useBeside, useParty } from './usePrinted.ts'

/**
 * The paper of a document by its plan: the company and the title, facts, lines with their sums, the amount in words,
 * the note, totals, and places to sign.
 *
 *     const transferPlan: PaperPlan<Transfer, TransferLine> = {
 *       title: 'print.transfer.title',
 *       day: ({ documentDate }) => documentDate,
 *       facts: (row) => [[['print.transfer.from', row.fromWarehouse?.name]]],
 *       columns: ({ lines }, { settings, t }) => transferColumns(lines, settings, t),
 *       sign: (row) => [signer('print.sign.preparer', row.createdBy?.name), signer('print.sign.storekeeper')],
 *     }
 *     export const transferNote: DrawnPaper = { optional: [], Paper: drawPaper(transferPlan) }
 */
export function drawPaper<Row extends PlannedRow, Line extends { id: string }>(plan: PaperPlan<Row, Line>) {
  const { beside: named, Below } = plan
  return function DrawnPaper({ row, company, paper, settings, reprint, t }: PaperProps<Row>) {
    const of = typeof plan.party === 'function' ? plan.party(row) : plan.party
    const { party, pending } = useParty(of?.of ?? 'customers', of?.area ?? areas.customer, of?.id(row))
    const { rows: beside, pending: isAsked } = useBeside(named?.area ?? areas.invoice, named?.list(row) ?? null)
    if (pending || isAsked) return null
    const parts = partsOf(plan, row, { settings, t, party, beside })
    const { title, form, day, remark, facts, columns, lines, amount, note, totals, signatures } = parts
    const common = { settings, reprint, t, title, code: row.code, revision: row.revision ?? null }
    const heading = <Heading {...common} date={day} />
    return (
      <Paper {...common} paper={paper} status={row.status}>
        <div className="paper-head">
          <Letterhead company={company} t={t} />
          {plan.form === undefined
            ? heading
            : form && (
                <div className="paper-motto">
                  <b>{form}</b>
                </div>
              )}
        </div>
        {plan.form !== undefined && heading}
        {remark && <p className="paper-note">{remark}</p>}
        <Facts columns={facts} />
        {columns.length > 0 && <GoodsTable columns={columns} lines={lines} />}
        <section className="paper-end">
          <div className="paper-remarks">
            {amount !== null && <AmountInWords amount={amount} language={settings.language} t={t} />}
            {note && <p className="paper-note">{note}</p>}
            {Below && <Below row={row} t={t} />}
          </div>
          {totals.length > 0 && <Totals totals={totals} />}
          <Signatures signatures={signatures} />
        </section>
      </Paper>
    )
  }
}
