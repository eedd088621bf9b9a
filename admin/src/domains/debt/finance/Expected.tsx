import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { shortBucket } from '../../../figures/bucketText.ts'
import { Amount, Figure } from '../amount.tsx'
import { duePath, type DueWeek, type Finance } from './finance.ts'

type Props = { of: NonNullable<Finance['expected']> }

const SIDES = ['receipts', 'payments'] as const
const ALL = { from: null, to: null } as const

/** What a part is called: what is late, the days of a week, or what is later. */
function partText(t: Translate, { from, to }: DueWeek): string {
  if (from === null) return t('finance.late')
  if (to === null) return t('finance.later', { day: formatDate(from) })
  return t('finance.week', { from: shortBucket(from, 'day'), to: shortBucket(to, 'day') })
}

const left = ({ receipts, payments }: Pick<DueWeek, (typeof SIDES)[number]>) =>
  String(BigInt(receipts) - BigInt(payments))

/** What is to come and to go, by the weeks in which debts are due; each figure opens its debts. */
export function Expected({ of: { weeks, receipts, payments, deposits } }: Props) {
  const t = useTranslate()
  const isAny = [receipts, payments, deposits].some((amount) => amount !== '0')
  return (
    <section className="panel expected" aria-label={t('finance.expected')}>
      <h2>{t('finance.expected')}</h2>
      {isAny ? (
        <table>
          <thead>
            <tr>
              <th>{t('finance.due')}</th>
              {SIDES.map((side) => (
                <th key={side}>{t(`finance.${side}`)}</th>
              ))}
              <th>{t('finance.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from ?? 'late'} className={week.from === null ? 'expected-late' : undefined}>
                <th scope="row">{partText(t, week)}</th>
                {SIDES.map((side) => (
                  <td key={side}>
                    <Link to={duePath(side, week)}>
                      <Figure of={week[side]} />
                    </Link>
                  </td>
                ))}
                <td>
                  <Figure of={left(week)} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('finance.all')}</th>
              <td>
                <Link to={duePath('receipts', ALL)}>
                  <Figure of={receipts} />
                </Link>
              </td>
              <td>
                <Link to={duePath('payments', ALL)}>
                  <Figure of={payments} />
                </Link>
              </td>
              <td>
                <Figure of={left({ receipts, payments })} />
              </td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className="revenue-nothing">{t('finance.noDebts')}</p>
      )}
      {deposits !== '0' && (
        <dl className="expected-deposits">
          <dt>{t('finance.deposits')}</dt>
          <dd>
            <Link to="/finance-accounting/contract-deposits">
              <Amount of={deposits} />
            </Link>
          </dd>
        </dl>
      )}
    </section>
  )
}
