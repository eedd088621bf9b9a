import { exact } from '@barem/resources/calc/exact'
import { figure } from '../../../documents/print/figures.ts'
import { sealer, signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { common } from '../../goods/papers/columns.ts'
import type { StockCount, StockCountLine } from './printed.ts'

type Figure = string | null | undefined

/** The part of a difference that is too much, or that is missing, without a sign; empty where there is none. */
const part = (value: Figure, sign: 1 | -1): string => {
  const own = exact.mul(value ?? '0', sign)
  return own.gt(0) ? figure(own.toFixed()) : ''
}

const end = 'end' as const

/** Goods that were counted (05-VT). Before they are compared it is the sheet to fill in, with nothing of the books. */
export const stockCountPlan: PaperPlan<StockCount, StockCountLine> = {
  title: 'print.stockCount.title',
  form: 'print.stockCount.form',
  day: ({ documentDate }) => documentDate,
  facts: ({ warehouse, productGroup, place, counter, reason }) => [
    [
      ['print.stockCount.warehouse', warehouse?.name],
      ['print.stockCount.place', [productGroup?.name, place].filter(Boolean).join(' · ') || null],
    ],
    [
      ['print.stockCount.counter', counter?.name],
      ['print.stockCount.reason', reason],
    ],
  ],
  columns: ({ lines, isCompared }, { settings, t }) => {
    const all = common(lines, t, settings.language)
    return [
      all.no,
      all.name,
      all.unit,
      { key: 'place', head: t('print.stockCount.spot'), align: 'start', of: ({ place }) => place ?? '' },
      ...(isCompared
        ? [
            {
              key: 'expected',
              head: t('print.stockCount.expected'),
              align: end,
              of: (line: StockCountLine) => figure(line.expected ?? null),
            },
          ]
        : []),
      {
        ...{ key: 'quantity', head: t('print.stockCount.counted'), align: end },
        of: ({ quantity }: StockCountLine) => (quantity === null ? '' : figure(quantity)),
      },
      {
        ...{ key: 'actualWeight', head: t('print.stockCount.weighed'), align: end },
        of: ({ actualWeight }: StockCountLine) => (actualWeight === null ? '' : figure(actualWeight)),
      },
      ...(isCompared
        ? [
            {
              key: 'more',
              head: t('print.stockCount.more'),
              align: end,
              of: (line: StockCountLine) => part(line.difference, 1),
            },
            {
              key: 'less',
              head: t('print.stockCount.less'),
              align: end,
              of: (line: StockCountLine) => part(line.difference, -1),
            },
            {
              ...{ key: 'kg', head: t('print.stockCount.kg'), align: end },
              of: ({ differenceKg }: StockCountLine) => (Number(differenceKg ?? 0) === 0 ? '' : figure(differenceKg!)),
            },
          ]
        : []),
      {
        key: 'note',
        head: t('print.stockCount.note'),
        align: 'start' as const,
        of: ({ reason }: StockCountLine) => reason ?? '',
      },
    ]
  },
  sign: (row) => [
    signer('print.sign.preparer', row.counter?.name ?? row.createdBy?.name),
    signer('print.sign.storekeeper'),
    signer('print.goodsReceipt.accountant'),
    sealer('print.voucher.director', row.approver?.name),
  ],
}
