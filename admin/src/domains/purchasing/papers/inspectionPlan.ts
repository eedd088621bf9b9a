import { sum } from '@barem/resources/calc/exact'
import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import { signer, type PaperPlan } from '../../../documents/print/plan.ts'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { common } from '../../goods/papers/columns.ts'
import type { PaperLine } from '../../goods/papers/printed.ts'

type ClaimRow = Row<(typeof registry)['supplier-claims']>
type ClaimLine = PaperLine & Pick<ClaimRow['lines'][number], 'paidWeight' | 'actualWeight' | 'shortWeight'>
type Claim = Pick<ClaimRow, 'id' | 'code' | 'documentDate' | 'basis' | 'note'> &
  PrintedDocument & { supplier: Named | null; receipt: Named | null; lines: ClaimLine[] }

type Weight = 'paidWeight' | 'actualWeight' | 'shortWeight'

/** The kg by the document beside those on our scale, and what lacks of them. */
function columnsOf(lines: readonly ClaimLine[], language: string, t: Translate): Column<ClaimLine>[] {
  const all = common(lines, t, language)
  const kg = (key: Weight) =>
    ({
      key,
      head: t(`print.inspection.${key}`),
      align: 'end',
      of: (line: ClaimLine) => figure(line[key]),
      total: figure(sum(lines.map((line) => line[key])).toFixed()),
    }) as const
  return [
    all.no,
    all.name,
    { key: 'code', head: t('print.goodsReceipt.code'), align: 'start', of: ({ product }) => product?.code ?? '' },
    all.unit,
    all.count,
    kg('paidWeight'),
    kg('actualWeight'),
    kg('shortWeight'),
  ]
}

/** Goods that were inspected as they came (03-VT): what was short of the kg by the document, without prices. */
export const inspectionPlan: PaperPlan<Claim, ClaimLine> = {
  title: 'print.inspection.title',
  form: 'print.inspection.form',
  day: ({ documentDate }) => documentDate,
  facts: (row) => [
    [
      ['print.goodsReceipt.supplier', row.supplier?.name],
      ['print.inspection.receipt', row.receipt?.name],
    ],
    [['print.inspection.basis', row.basis]],
  ],
  columns: ({ lines }, { settings, t }) => columnsOf(lines, settings.language, t),
  amount: () => null,
  totals: () => [],
  sign: (row) => [
    signer('print.inspection.technician'),
    signer('print.sign.storekeeper'),
    signer('print.sign.deliverer'),
    signer('print.inspection.head', row.createdBy?.name),
  ],
}
