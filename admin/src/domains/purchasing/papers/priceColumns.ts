import type { Translate } from '../../../i18n/translate.ts'
import { formatDate } from '../../../format/date.ts'
import type { Column } from '../../../documents/print/column.ts'
import { figure } from '../../../documents/print/figures.ts'
import type { DatedPrice } from './printed.ts'

/** Prices that take over from a day on. */
export const priceColumns = (t: Translate): Column<DatedPrice>[] => [
  { key: 'no', head: t('print.columns.no'), align: 'center', of: (_, index) => String(index + 1) },
  { key: 'name', head: t('print.columns.name'), align: 'start', of: ({ product }) => product?.name ?? '' },
  {
    key: 'validFrom',
    head: t('print.columns.validFrom'),
    align: 'center',
    of: ({ validFrom }) => formatDate(validFrom),
  },
  { key: 'unitPrice', head: t('print.columns.unitPrice'), align: 'end', of: ({ unitPrice }) => figure(unitPrice) },
  { key: 'note', head: t('print.columns.note'), align: 'start', of: ({ note }) => note ?? '' },
]
