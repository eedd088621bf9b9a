import type { Translate } from '../../../i18n/translate.ts'
import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/number.ts'
import { figure, isSome } from '../../../documents/print/figures.ts'
import { deliveryOf } from '../../../documents/print/printed.ts'
import type { Contract } from './printed.ts'

export interface Article {
  title: string
  text: string[]
}

function deposit({ depositPercent, depositAmount }: Contract, t: Translate): string | null {
  if (!isSome(depositPercent)) return null
  const percent = figure(depositPercent)
  return isSome(depositAmount)
    ? t('print.contract.depositAmount', { percent, amount: formatMoney(depositAmount) })
    : t('print.contract.deposit', { percent })
}

function due({ paymentDays }: Contract, t: Translate): string | null {
  if (paymentDays === null) return null
  return paymentDays === 0 ? t('print.contract.paysAtOnce') : t('print.contract.paysWithin', { days: paymentDays })
}

/**
 * The terms besides goods and prices, in whole sentences. Terms left open have no sentence, and an article without
 * sentences is left out.
 */
export function articles(row: Contract, t: Translate): Article[] {
  const date = (value: string | null) => value && formatDate(value)
  const [from, to, arrival] = [date(row.validFrom), date(row.validTo), date(row.receivingDate)]
  const written: [string, (string | null | false)[]][] = [
    [
      t('print.contract.weight'),
      [
        t(`print.contract.weightTerms.${row.weightTerm}`),
        isSome(row.tolerance) && t('print.contract.tolerance', { percent: figure(row.tolerance) }),
      ],
    ],
    [
      t('print.contract.delivery'),
      [
        row.receivingWarehouse && t('print.contract.warehouse', { name: row.receivingWarehouse.name }),
        arrival && t('print.contract.arrival', { date: arrival }),
        deliveryOf(row) && t('print.contract.deliveredBy', { how: deliveryOf(row) }),
        row.kind === 'open_ended' && t('print.contract.openEnded'),
      ],
    ],
    [
      t('print.contract.payment'),
      [
        row.paymentMethod && t('print.contract.paidBy', { how: row.paymentMethod.name }),
        deposit(row, t),
        due(row, t),
        row.paymentTerms,
      ],
    ],
    [
      t('print.contract.validity'),
      [
        from && to
          ? t('print.contract.fromTo', { from, to })
          : from
            ? t('print.contract.fromOn', { from })
            : to && t('print.contract.until', { to }),
      ],
    ],
    [t('print.note'), [row.note]],
  ]
  return written
    .map(([title, text]) => ({ title, text: text.filter((sentence): sentence is string => Boolean(sentence)) }))
    .filter(({ text }) => text.length > 0)
}
