import { CheckCircleOutlined, WarningFilled } from '@ant-design/icons'
import { percentOf } from '@barem/resources/calc/exceptions'
import type { Margin } from '@barem/resources/calc/margin'
import { amountField, type AnyResource, figuresOf, partnerField, totalField } from '@barem/resources/kit'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { columnOf } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { DocumentValue } from '../show/DocumentValue.tsx'
import { weightField } from '../show/parts.ts'
import { type Review, reviewedLines, sentenceOf } from './review.ts'
import './review.css'

type Props = { definition: AnyResource; words: Words; row: DocumentRow; review: Review }

/** The facts that matter most for a decision: partner, amount, weight, margin, and what is unusual. */
export function ReviewPanel({ definition, words, row, review }: Props) {
  const t = useTranslate()
  const lines = reviewedLines(definition, row)
  const { exceptions, margin } = review
  const partner = partnerField(definition, row)
  const amount = amountField(definition)
  const [deduction] = figuresOf(definition, 'deduction')
  const total = totalField(definition)
  const value = (name: string) => (
    <Value definition={definition} row={row} column={columnOf(definition, name)!} words={words} />
  )
  return (
    <section className="panel review" aria-label={t('documents.review.title')}>
      <dl>
        {partner && (
          <Fact name={words.field(partner)} className="review-partner">
            {value(partner)}
          </Fact>
        )}
        {amount && amount in definition.fields && (
          <Fact name={words.field(amount)} className="review-amount">
            {value(amount)}
          </Fact>
        )}
        <Weight definition={definition} words={words} row={row} count={lines.length} />
        {margin !== undefined && (
          <Fact name={t('documents.review.margin')} warns={Boolean(margin?.dong.startsWith('-'))}>
            {margin ? <MarginText margin={margin} /> : '—'}
          </Fact>
        )}
        {deduction && (
          <Fact name={words.field(deduction)}>
            {value(deduction)}
            <Part part={row[deduction]} whole={total && row[total]} />
          </Fact>
        )}
      </dl>
      {exceptions.length === 0 ? (
        <p className="review-fine">
          <CheckCircleOutlined aria-hidden /> {t('documents.review.fine')}
        </p>
      ) : (
        <ul aria-label={t('documents.review.unusual')}>
          {exceptions.map((exception) => (
            <li key={exception.name}>
              <WarningFilled aria-hidden />
              <span>{sentenceOf(t, exception, lines)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type FactProps = { name: string; className?: string; warns?: boolean; children: ReactNode }

function Fact({ name, className, warns, children }: FactProps) {
  return (
    <div className={className} data-warns={warns || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The weight of the goods, and the number of their lines. */
function Weight({ definition, words, row, count }: Omit<Props, 'review'> & { count: number }) {
  const t = useTranslate()
  const weight = weightField(definition, row)
  const lines = t('crud.lines.count', { count })
  if (!weight) return <Fact name={t('documents.review.lines')}>{lines}</Fact>
  return (
    <Fact name={words.field(weight)}>
      <DocumentValue definition={definition} words={words} row={row} name={weight} />
      <small className="review-lines">{lines}</small>
    </Fact>
  )
}

/** The margin: `6.9% · 200,000 đ`, neither of them broken. */
function MarginText({ margin: { dong, percent } }: { margin: Margin }) {
  const amount = <span className="figures">{withMinus(formatMoney(dong))}</span>
  if (percent === null) return amount
  return (
    <>
      <span className="figures">{withMinus(formatNumber(percent))}%</span> · {amount}
    </>
  )
}

/** A part of a whole in percent; nothing where it is none. */
function Part({ part, whole }: { part: unknown; whole: unknown }) {
  const percent = percentOf(part == null ? null : String(part), whole == null ? null : String(whole))
  if (percent === null || percent === '0') return null
  return <small className="figures"> · {formatNumber(percent)}%</small>
}
