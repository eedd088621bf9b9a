import type { ShownModel } from '../../lines/shown/lineView.ts'
import { isInTonnes, measures } from '@barem/resources/calc/measures'
import { isByMetre, isUnweighable } from '@barem/resources/calc/silent'
import type { Counted } from '../../resources/model/measures.ts'

const WEIGHTS: ReadonlySet<string> = new Set(['theoreticalWeight', 'actualWeight'])

/** What sales and purchases share of how lines of goods are shown; each adds its own components. */
export const goodsView: Omit<ShownModel, 'same'> = {
  quiet: [
    'productName',
    'unit',
    'englishUnit',
    'isService',
    'weightMode',
    'baremBasis',
    'weightSource',
    'errorMarginKg',
    'importPrice',
    'suggestedPrice',
    'floorPrice',
    'suggestedDeliveryFee',
    'estimated',
    'discountShare',
    'quantityUnit',
    'note',
  ],
  first: ['length', 'barem'],
  roomy: ['barem', 'length'],
  isSilent: (line, name) =>
    (name === 'length' && isByMetre(line as Counted)) || (WEIGHTS.has(name) && isUnweighable(line, line[name])),
  unitOf: (line, words, { unit }) => (isInTonnes(line) ? words.choice('quantityUnit', 'tonne') : unit(line as Counted)),
  hasPrices: ({ priceType, weightMode }) => priceType !== undefined && weightMode !== undefined,
}

/** A price before a discount that nobody gave is the price of the line. */
export const saleView = { ...goodsView, same: { salePrice: 'unitPrice' } }

/** Pieces are the count of a line, unless it is counted in tonnes. */
export const purchaseView = { ...goodsView, same: { pieces: measures.piece } }
