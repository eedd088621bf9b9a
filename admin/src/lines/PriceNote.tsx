import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../format/number.ts'
import { OTHER_KEY } from '../resources/inputs/number/doubt.ts'
import type { PriceQuestion } from './model/question.ts'
import '../resources/inputs/number/number.css'

/** Below a line whose price is far from the usual one: what both are, and the way to what was probably meant. */
export function PriceNote({
  question: { price, usual, meant },
  onTake,
}: {
  question: PriceQuestion
  onTake: () => void
}) {
  const t = useTranslate()
  return (
    <span className="number-note" role="status">
      <span className="tabular">
        {t('grid.priceAsked', { price: formatNumber(price), usual: formatNumber(usual) })}
      </span>{' '}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={onTake}>
        {t('grid.priceMeant', { price: formatNumber(meant) })} <kbd>{OTHER_KEY}</kbd>
      </button>
    </span>
  )
}
