import { depositOf } from '@barem/resources/calc/deposit'
import { amountAt, lineFigures, type FrozenWeight, type PriceType } from '@barem/resources/calc/line'
import { isBlank, isTotalKnown, orderTotals } from '@barem/resources/calc/totals'
import { Decimal } from 'decimal.js'
import type { Behaviour, Values } from '#app/engine/behaviour'
import { ApiError, type FieldError } from '#app/http/api_error'
import { freezeGoods, NO_GOODS, sameGoods } from '#app/goods/freeze'
import { goodsOfLines, type Goods } from '#app/goods/goods'

type Lines = Values[]

const refuse = (...errors: FieldError[]): never => {
  throw new ApiError('COM_ERR_001', { errors })
}

/**
 * Weight and amount of what a line orders: pieces are weighed by their barem, tonnes are kg whichever scale is paid by.
 */
function figuresOf(line: Values, frozen: FrozenWeight): Pick<Values, 'pieces' | 'theoreticalWeight' | 'amount'> {
  const quantity = line.quantity as string | null
  if (quantity === null) return { pieces: null, theoreticalWeight: null, amount: null }
  if (line.quantityUnit === 'tonne') {
    const theoreticalWeight = new Decimal(quantity).times(1000).toFixed()
    return { pieces: null, theoreticalWeight, amount: amountAt(theoreticalWeight, line.unitPrice as string | null) }
  }
  const { theoreticalWeight, amount } = lineFigures({
    ...frozen,
    quantity,
    actualWeight: null,
    weightSource: null,
    priceType: line.priceType as PriceType,
    unitPrice: line.unitPrice as string | null,
  })
  return { pieces: quantity, theoreticalWeight, amount }
}

function settleLine(line: Values, product: Goods | undefined, stored: Values | undefined, path: string) {
  line.length = null
  if (line.productId === null)
    return void Object.assign(line, NO_GOODS, { pieces: null, theoreticalWeight: null, amount: null })
  const frozen = freezeGoods(line, product, sameGoods(line, stored), path)
  if (line.quantityUnit === 'tonne' && line.priceType === 'piece')
    refuse({ field: `${path}.priceType`, rule: 'priceTypeImpossible' })
  Object.assign(line, figuresOf(line, frozen))
}

/** Refuses dated prices of goods that the contract does not buy. */
function checkPrices(row: Values) {
  const bought = new Set((row.lines as Lines).map(({ productId }) => productId))
  const strangers = (row.prices as Lines).flatMap(({ productId }, index) =>
    productId === null || bought.has(productId) ? [] : [{ field: `prices.${index}.productId`, rule: 'notInLines' }],
  )
  if (strangers.length > 0) refuse(...strangers)
}

/** Purchase contracts: what is bought, at which weight and price; dated prices only of what is bought. */
export const contractBehaviour: Behaviour = {
  async settle(row, { before }) {
    const lines = row.lines as Lines
    const stored = new Map(((before?.lines ?? []) as Lines).map((line) => [line.id, line]))
    const goods = await goodsOfLines(lines)
    lines.forEach((line, index) =>
      settleLine(line, goods.get(String(line.productId)), stored.get(line.id), `lines.${index}`),
    )
    checkPrices(row)
    row.shippingFee ??= '0'
    const parts = lines.map((line) => ({
      quantity: line.pieces as string | null,
      theoreticalWeight: line.theoreticalWeight as string | null,
      actualWeight: null,
      estimated: null,
      amount: line.amount as string | null,
      blank: isBlank(line),
    }))
    const totals = orderTotals({ lines: parts, shipping: String(row.shippingFee) })
    const { itemCount, theoreticalWeight, total } = totals
    const grandTotal = isTotalKnown(totals) ? totals.grandTotal : null
    const depositAmount = depositOf(grandTotal, row.depositPercent as string | null)
    Object.assign(row, {
      itemCount,
      theoreticalWeight: parts.every((part) => part.theoreticalWeight === null) ? null : theoreticalWeight,
      total,
      grandTotal,
      depositAmount,
    })
  },
  missing: ({ kind, lines }) =>
    (lines as Lines).flatMap(({ quantity }, index) =>
      kind === 'fixed' && quantity === null ? [`lines.${index}.quantity`] : [],
    ),
  figures: ({ total, shippingFee, grandTotal, lines }) => ({
    total,
    shippingFee,
    grandTotal,
    amounts: (lines as Lines).map(({ amount }) => amount),
  }),
}
