import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import type { LineOfGoods, OfGoods, OfProduct } from '../../goods/papers/printed.ts'

type ContractRow = Row<(typeof registry)['purchase-contracts']>

export type ContractLine = Pick<ContractRow['lines'][number], LineOfGoods | 'quantityUnit'> & OfProduct
export type DatedPrice = Pick<ContractRow['prices'][number], 'id' | 'validFrom' | 'unitPrice' | 'note'> & OfProduct

/** The printed part of a purchase contract. */
export type Contract = Pick<
  ContractRow,
  | OfGoods
  | 'contractDate'
  | 'validFrom'
  | 'validTo'
  | 'kind'
  | 'weightTerm'
  | 'tolerance'
  | 'depositPercent'
  | 'depositAmount'
  | 'paymentDays'
  | 'paymentTerms'
  | 'vat'
  | 'tax'
> &
  PrintedDocument & {
    supplier: Named | null
    receivingWarehouse: Named | null
    lines: ContractLine[]
    prices: DatedPrice[]
  }
