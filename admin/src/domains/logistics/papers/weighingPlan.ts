import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import { formatDateTime } from '../../../format/date.ts'
import { figure } from '../../../documents/print/figures.ts'
import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
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
export const weighingPlan: PaperPlan<Ticket, Line> = {
  title: 'print.weighing.title',
  day: ({ weighedOn }) => weighedOn,
  facts: (row) => [[['print.weighing.plate', row.licencePlate]], [['print.weighing.driver', row.driverName]]],
  columns: ({ net }, { t }) => [
    {
      key: 'name',
      head: t('print.weighing.weighing'),
      align: 'start',
      of: ({ name }) => name,
      total: t('print.weighing.net'),
    },
    { key: 'at', head: t('print.weighing.at'), align: 'start', of: ({ at }) => (at ? formatDateTime(at) : '') },
    { key: 'kg', head: t('print.weighing.kg'), align: 'end', of: ({ kg }) => figure(kg), total: figure(net) },
  ],
  lines: (row, { t }) => linesOf(row, t),
  sign: (row) => [signer('print.weighing.weigher', row.weigher?.name), signer('print.weighing.driver', row.driverName)],
}
