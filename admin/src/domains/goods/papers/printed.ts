import type { registry } from '@barem/resources'
import type { measures } from '@barem/resources/calc/measures'
import type { Row } from '@barem/resources/kit'
import type { Named } from '../../../documents/print/printed.ts'

/** What papers read of a line of goods. */
export type LineOfGoods =
  | 'id'
  | 'productName'
  | 'unit'
  | 'englishUnit'
  | 'weightMode'
  | 'barem'
  | 'baremBasis'
  | typeof measures.piece
  | 'length'
  | 'theoreticalWeight'
  | 'priceType'
  | 'unitPrice'
  | 'amount'
  | 'note'
export type OfProduct = { product: Named | null }

type Sold = Row<(typeof registry)['sales-orders']>['lines'][number]
type Bought = Row<(typeof registry)['purchase-contracts']>['lines'][number]
/** A line of goods as papers read it. */
export type PaperLine = Pick<Sold | Bought, LineOfGoods> & OfProduct & { sourceCode?: string }

/** What papers read of any document of goods, besides what every document has. */
export type OfGoods =
  | 'id'
  | 'code'
  | 'revision'
  | 'contractNumber'
  | 'receivingDate'
  | 'itemCount'
  | 'theoreticalWeight'
  | 'shippingFee'
  | 'total'
  | 'grandTotal'
  | 'note'

/** The name of goods on the document: as it was when the line was written. */
export const goodsName = ({ productName, product }: Pick<PaperLine, 'productName' | 'product'>) =>
  productName ?? product?.name ?? ''
