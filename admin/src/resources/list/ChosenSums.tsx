import { amountField, becomes, type AnyResource, summedOf } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { exactly } from '@barem/resources/calc/exact'
import { formatMoney } from '../../format/number.ts'
import { call } from '../../http/client.ts'
import { headsOf } from '../../overrides/heads.tsx'
import { addUp, type Sum, sumText } from '../model/addUp.ts'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import type { Matching } from './matching.ts'

type Props = { definition: AnyResource; words: Words; columns: readonly Column[]; rows: readonly AnyRow[] }

/** What the figures of the chosen rows come to, column by column. */
export function ChosenSums({ definition, words, columns, rows }: Props) {
  const summed = summedOf(definition)
  const sums = columns
    .filter(({ name }) => summed.includes(name))
    .map((column) => ({ column, sum: addUp(definition, rows, column) }))
    .filter(({ sum }) => sum.without < rows.length)
  return <Sums definition={definition} words={words} sums={sums} />
}

/** The name by which the server adds up what rows show: the outcome of a figure, where it has one. */
const sumName = ({ name, field }: Column) => (field && becomes(field) ? `${name}_outcome` : name)

type MatchingProps = Omit<Props, 'rows'> & { matching: Matching }

/** What the figures of all rows that match come to: the server adds up those that nobody has read. */
export function MatchingSums({ definition, words, columns, matching }: MatchingProps) {
  const summed = summedOf(definition)
  const asked = columns.filter(({ name, type }) => summed.includes(name) && (type === 'money' || type === 'weight'))
  const query = `${matching.query}&_sum=${asked.map(sumName).join()}&_start=0&_end=1`
  const { data } = useQuery({
    queryKey: [definition.name, 'list', 'sums', query],
    queryFn: async ({ signal }) => {
      const { headers } = await call(`${definition.path}?${query}`, { signal, quiet: true })
      return String(headers.get('X-Total-Sum') ?? '').split(',')
    },
    enabled: asked.length > 0,
  })
  if (!data) return null
  const sums = asked.map((column, place) => {
    const isEstimated = column.field?.type === 'weight' && column.field.estimatedBy !== null
    return { column, sum: { total: data[place] ?? '0', isEstimated, without: 0 } }
  })
  return <Sums definition={definition} words={words} sums={sums} />
}

type SumsProps = Pick<Props, 'definition' | 'words'> & { sums: readonly { column: Column; sum: Sum }[] }

function Sums({ definition, words, sums }: SumsProps) {
  const t = useTranslate()
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
