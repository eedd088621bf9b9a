import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import { formatDateTime } from '../../../format/date.ts'
import { figure } from '../../../documents/print/figures.ts'
import { Facts } from '../../../documents/print/Facts.tsx'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Heading } from '../../../documents/print/Heading.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import { Paper } from '../../../documents/print/Paper.tsx'
import { PaperEnd } from '../../../documents/print/PaperEnd.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import type { Translate } from '../../../i18n/translate.ts'

type TicketRow = Row<(typeof registry)['weighing-tickets']>

/** The printed part of a weighing ticket. Weights in kg. */
type Ticket = Pick<
  TicketRow,
  | 'code'
  | 'weighedOn'
  | 'licencePlate'
  | 'driverName'
  | 'firstWeight'
  | 'firstAt'
  | 'secondWeight'
  | 'secondAt'
  | 'gross'
  | 'tare'
  | 'net'
  | 'note'
> &
  Pick<PrintedDocument, 'status'> & { weigher: Named | null }

type Line = { id: string; name: string; at: string | null; kg: string | null }

/** Both weighings in their order, then what they come to. */
const linesOf = (row: Ticket, t: Translate): Line[] => [
  { id: 'first', name: t('print.weighing.first'), at: row.firstAt, kg: row.firstWeight },
  { id: 'second', name: t('print.weighing.second'), at: row.secondAt, kg: row.secondWeight },
  { id: 'gross', name: t('print.weighing.gross'), at: null, kg: row.gross },
  { id: 'tare', name: t('print.weighing.tare'), at: null, kg: row.tare },
]

/** The ticket of a truck that was weighed twice. */
export function WeighingPaper({ row, company, paper, settings, reprint, t }: PaperProps<Ticket>) {
  const title = t('print.weighing.title')
  const common = { settings, reprint, t, title, code: row.code, revision: 0 }
  const how = t('print.sign.signName')
  return (
    <Paper {...common} paper={paper} status={row.status}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <Heading {...common} date={row.weighedOn} />
      </div>
      <Facts
        columns={[[[t('print.weighing.plate'), row.licencePlate]], [[t('print.weighing.driver'), row.driverName]]]}
      />
      <GoodsTable<Line>
        columns={[
          {
            key: 'name',
            head: t('print.weighing.weighing'),
            align: 'start',
            of: ({ name }) => name,
            total: t('print.weighing.net'),
          },
          { key: 'at', head: t('print.weighing.at'), align: 'start', of: ({ at }) => (at ? formatDateTime(at) : '') },
          {
            key: 'kg',
            head: t('print.weighing.kg'),
            align: 'end',
            of: ({ kg }) => figure(kg),
            total: figure(row.net),
          },
        ]}
        lines={linesOf(row, t)}
      />
      <PaperEnd
        note={row.note}
        t={t}
        signatures={[
          { office: t('print.weighing.weigher'), how, name: row.weigher?.name },
          { office: t('print.weighing.driver'), how, name: row.driverName },
        ]}
      />
    </Paper>
  )
}
