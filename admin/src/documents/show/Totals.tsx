import { isInTonnes } from '@barem/resources/calc/measures'
import { ratesOf, type VatMode } from '@barem/resources/calc/vat'
import { type AnyResource, countField, figuresOf, lineFieldsOf, lineResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { type Counted, useMeasures } from '../../resources/model/measures.ts'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { countsOf, countsText } from '../../lines/shown/counts.ts'
import { linesIn } from '../../lines/shown/difference.ts'
import { whyLess, whyNoTotal } from '../../lines/shown/unknown.ts'
import { DocumentValue } from './DocumentValue.tsx'
import { besideOutcome, footOf, isCount, isTakenOff } from './parts.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** The totals of a document. */
export function Totals({ definition, words, row }: Props) {
  const t = useTranslate()
  const { unit } = useMeasures()
  const [field] = lineFieldsOf(definition)
  const lines = field ? linesIn(row[field]) : []
  const count = field ? countField(lineResource(definition, field)) : null
  const unitOf = (line: AnyRow) => (isInTonnes(line) ? t('documents.tonne') : unit(line as Counted))
  const counts = () => (count === null ? [] : countsOf(lines, count, unitOf))
  const { sums, charges, amount, taxes, results, due, after } = footOf(definition, row)
  // What is paid follows from the amount with its taxes, or is the amount, with them in it.
  const isInAmount = figuresOf(definition, 'result').length === 0
  const rates = taxes.length > 0 && !isInAmount ? ratesOf(lines, row.vat as VatMode) : []
  const line = (name: string, className?: string, why: string | null = null) => (
    <div key={name} className={className}>
      <dt>{words.field(name)}</dt>
      <dd>
        {isTakenOff(definition, name) && '−'}
        {isCount(definition, name) ? (
          <span>{countsText(counts(), t)}</span>
        ) : (
          <DocumentValue definition={definition} words={words} row={row} name={name} briefly />
        )}
      </dd>
      {why && <dd className="total-missing">{why}</dd>}
    </div>
  )
  const ofAmount = isInAmount ? taxes.map((name) => line(name)) : []
  if (!amount && sums.length === 0) return null
  const owed =
    amount && row[amount] != null
      ? after.reduce((sum, name) => sum + BigInt(whole(row[name])), BigInt(whole(row[amount])))
      : null
  return (
    <dl className="panel document-totals" aria-label={t('documents.totals')}>
      {sums
        .flatMap((name) => besideOutcome(definition, row, name))
        .map((name) => line(name, undefined, whyLess(t, definition, name, lines)))}
      {charges.map((name) => line(name))}
      {row.vat === 'excluded' && ofAmount}
      {amount &&
        besideOutcome(definition, row, amount).map((name) =>
          line(name, 'amount', isAbsent(row[name]) ? whyNoTotal(t, lines, words.field(field!)) : null),
        )}
      {row.vat === 'included' && ofAmount}
      {rates.map(({ rate, base, tax }) => (
        <div key={rate}>
          <dt>{t('documents.vat', { rate: formatNumber(rate), base: formatMoney(base) })}</dt>
          <dd className="figures">{formatMoney(tax)}</dd>
        </div>
      ))}
      {results.map((name) => line(name))}
      {due.map((name) => line(name))}
      {after.length > 0 && <hr aria-hidden />}
      {after.map((name) => line(name))}
      {after.length > 0 && (
        <div>
          <dt>{t('documents.owedAfter')}</dt>
          <dd className="figures">{owed === null ? '—' : withMinus(formatMoney(owed))}</dd>
        </div>
      )}
    </dl>
  )
}

/** Whole dong of a figure as it travels. */
const whole = (figure: unknown) => String(figure).split('.')[0]!
