import type { Figure } from '@barem/resources/calc/exact'
import { writeCuts, readCuts } from '@barem/resources/calc/cutting'
import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import { formatNumber } from '../../../format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'

type CuttingRow = Row<(typeof registry)['stock-cuttings']>
type Bars = CuttingRow['lines'][number] & { product?: Named | null }
type Piece = CuttingRow['pieces'][number] & { product?: Named | null }

/** The printed part of a cutting. Weights in kg, lengths in metres. */
export type Cutting = Pick<
  CuttingRow,
  'id' | 'code' | 'documentDate' | 'kerf' | 'note' | 'actualWeight' | 'kerfWeight'
> &
  PrintedDocument & { warehouse: Named | null; officer: Named | null; lines: Bars[]; pieces: Piece[] }

/** A row of the paper: bars that are cut, or what comes of those above. */
interface CutRow {
  id: string
  /** The number of the line; nothing of what comes of it. */
  number: string
  name: string
  length: Figure
  count: Figure
  how: string
  kg: Figure
}

const metres = (length: Figure) => (length === null ? '' : formatNumber(length, 4))

function howOf({ cuts, rest, restIs }: Bars, t: Translate): string {
  const read = readCuts(cuts ?? '')
  return [
    read ? writeCuts(read) : (cuts ?? ''),
    ...(restIs ? [t(`print.cutting.${restIs}`, { length: metres(rest) })] : []),
  ].join(' · ')
}

/** The bars of each line, and below them what comes of them. */
const rowsOf = ({ lines, pieces }: Cutting, t: Translate): CutRow[] =>
  lines.flatMap((line, place) => [
    {
      ...{ id: line.id, number: String(place + 1), name: line.productName ?? '', length: line.length },
      ...{ count: line.quantity, how: howOf(line, t), kg: line.actualWeight ?? line.theoreticalWeight },
    },
    ...pieces
      .filter(({ bar }) => bar === place + 1)
      .map((piece) => ({
        ...{ id: piece.id, number: '', name: piece.product?.name ?? t('print.cutting.newProduct') },
        ...{ length: piece.length, count: piece.quantity, how: t(`print.cutting.kinds.${piece.kind!}`) },
        kg: piece.weight ?? piece.theoreticalWeight,
      })),
  ])

const columns = (t: Translate): Column<CutRow>[] => [
  { key: 'no', head: t('print.columns.no'), align: 'center', of: ({ number }) => number },
  { key: 'name', head: t('print.columns.name'), align: 'start', of: ({ name }) => name },
  { key: 'length', head: t('print.cutting.length'), align: 'end', of: ({ length }) => metres(length) },
  { key: 'count', head: t('print.cutting.count'), align: 'end', of: ({ count }) => figure(count, 3) },
  { key: 'how', head: t('print.cutting.how'), align: 'start', of: ({ how }) => how },
  { key: 'kg', head: t('print.cutting.kg'), align: 'end', of: ({ kg }) => figure(kg) },
]

/** The cutting note: what bars are cut into, without prices. */
export const cuttingPlan: PaperPlan<Cutting, CutRow> = {
  title: 'print.cutting.title',
  day: ({ documentDate }) => documentDate,
  facts: ({ warehouse, officer, kerf, actualWeight, kerfWeight }) => [
    [
      ['print.cutting.warehouse', warehouse?.name],
      ['print.cutting.officer', officer?.name],
    ],
    [
      ['print.cutting.kerf', formatNumber(kerf, 1)],
      ['print.cutting.weight', actualWeight === null ? null : figure(actualWeight)],
      ['print.cutting.kerfWeight', kerfWeight === null ? null : figure(kerfWeight)],
    ],
  ],
  lines: (row, { t }) => rowsOf(row, t),
  columns: (_row, { t }) => columns(t),
  sign: ({ createdBy, officer }) => [
    signer('print.sign.preparer', createdBy?.name),
    signer('print.cutting.cutter'),
    signer('print.sign.storekeeper', officer?.name),
  ],
}
