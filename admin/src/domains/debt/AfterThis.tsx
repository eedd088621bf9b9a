import { exact, exactly } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { Amount } from './amount.tsx'

type Props = { balance: string; adds: string; limit: string | null }

const part = (value: string, of: string) => `${exact.div(value, of).times(100).toFixed(1)}%`

/** What a party owes once the document that is typed is there: how that fills the limit, and what is beyond it. */
export function AfterThis({ balance, adds, limit }: Props) {
  const t = useTranslate()
  const after = exact.add(balance, adds)
  const over = limit === null ? null : after.minus(limit)
  const isOver = over !== null && over.gt(0)
  const whole = limit !== null && !isOver ? limit : after.toFixed()
  const owed = exactly(balance)!
  return (
    <span className="debt-after">
      {limit !== null && exactly(whole)!.gt(0) && (
        <i className="debt-fills" aria-hidden>
          <i style={{ width: part(owed.isPositive() ? balance : '0', whole) }} />
          <i
            className={isOver ? 'is-over' : 'is-new'}
            style={{ width: part(owed.isPositive() ? adds : exact.max(after, 0).toFixed(), whole) }}
          />
        </i>
      )}
      <span>
        {t('debt.beside.adds')} <Amount of={adds} />
      </span>
      <span>
        {t('debt.beside.after')} <Amount of={after.toFixed()} />
      </span>
      {over !== null && (
        <span className={isOver ? 'debt-over' : undefined}>
          {t(isOver ? 'debt.beside.over' : 'debt.beside.left')} <Amount of={over.abs().toFixed()} />
        </span>
      )}
    </span>
  )
}
