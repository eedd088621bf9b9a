import { amountField, type AnyResource, summedOf } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { exactly } from '@barem/resources/calc/exact'
import { formatMoney } from '../../format/number.ts'
import { headsOf } from '../../overrides/heads.tsx'
import { addUp, type Sum, sumText } from '../model/addUp.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

type Props = { definition: AnyResource; words: Words; columns: readonly Column[]; rows: readonly AnyRow[] }

/** What the figures of the chosen rows come to, column by column. */
export function ChosenSums({ definition, words, columns, rows }: Props) {
  const t = useTranslate()
  const summed = summedOf(definition)
  const sums = columns
    .filter(({ name }) => summed.includes(name))
    .map((column) => ({ column, sum: addUp(definition, rows, column) }))
    .filter(({ sum }) => sum.without < rows.length)
  const weight = sums.find(({ column }) => column.type === 'weight')
  const amount = sums.find(({ column }) => column.name === amountField(definition))
  const perKg = weight && amount ? perKgOf(amount.sum, weight.sum) : null
  return (
    <dl className="chosen-sums">
      {sums.map(({ column, sum }) => (
        <div key={column.name}>
          <dt>{headsOf(definition, column.name) ?? words.field(column.name)}</dt>
          <dd className="figures">
            {sumText(column, sum, words.field(column.name).endsWith('(kg)'))}
            {sum.without > 0 && <small> {t('lists.without', { total: sum.without })}</small>}
          </dd>
        </div>
      ))}
      {perKg !== null && (
        <div>
          <dt>{t('lists.perKg')}</dt>
          <dd className="figures">
            {weight!.sum.isEstimated && '≈\u00a0'}
            {formatMoney(perKg)}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Dong a kg, where all rows have both. */
function perKgOf(amount: Sum, weight: Sum): string | null {
  const [dong, kg] = [exactly(amount.total), exactly(weight.total)]
  if (amount.without + weight.without > 0 || !dong || !kg?.isPositive() || kg.isZero()) return null
  return dong.div(kg).toFixed(0)
}
