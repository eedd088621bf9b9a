import type { AnyResource } from '@barem/resources/kit'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../format/number.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { columnOf } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { footOf, TAKEN_OFF } from './parts.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** What a document comes to. */
export function Totals({ definition, words, row }: Props) {
  const { t } = useTranslation()
  const { sums, charges, amount, due, after } = footOf(definition, row)
  const line = (name: string, className?: string) => (
    <div key={name} className={className}>
      <dt>{words.field(name)}</dt>
      <dd>
        {TAKEN_OFF.has(name) && '−'}
        <Value definition={definition} row={row} column={columnOf(definition, name)!} words={words} />
      </dd>
    </div>
  )
  if (!amount) return null
  const owed =
    after.length > 0 && row[amount] != null
      ? after.reduce((sum, name) => sum + BigInt(whole(row[name])), BigInt(whole(row[amount])))
      : null
  return (
    <dl className="panel document-totals" aria-label={t('documents.totals')}>
      {sums.map((name) => line(name))}
      {charges.map((name) => line(name))}
      {line(amount, 'amount')}
      {due.map((name) => line(name))}
      {after.length > 0 && <hr aria-hidden />}
      {after.map((name) => line(name))}
      {owed !== null && (
        <div>
          <dt>{t('documents.owedAfter')}</dt>
          <dd className="figures">{formatMoney(owed).replace(/^-/, '−')}</dd>
        </div>
      )}
    </dl>
  )
}

/** Whole dong of a figure as it travels. */
const whole = (figure: unknown) => String(figure).split('.')[0]!
