import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import type { PaperLine } from '../../goods/papers/printed.ts'

type ReceiptRow = Row<(typeof registry)['warehouse-receipts']>

/** A line of a receipt; prices are absent for those who may not see costs. */
export type ReceiptLine = PaperLine &
  Pick<ReceiptRow['lines'][number], 'declaredWeight' | 'actualWeight'> & {
    vatRate?: string | null
    tax?: string | null
  }

/** The printed part of a receipt. */
export type Receipt = Pick<
  ReceiptRow,
  'id' | 'code' | 'revision' | 'documentDate' | 'supplierSlip' | 'driverName' | 'licencePlate' | 'note'
> &
  PrintedDocument & {
    total?: string | null
    vat?: ReceiptRow['vat']
    payable?: string | null
    supplier: Named | null
    contract: Named | null
    warehouse: Named | null
    receivingOfficer: Named | null
    lines: ReceiptLine[]
  }

type CountRow = Row<(typeof registry)['stock-counts']>

/** A line of a count of goods. */
export type StockCountLine = PaperLine &
  Pick<CountRow['lines'][number], 'place' | 'actualWeight' | 'expected' | 'difference' | 'differenceKg' | 'reason'>

/** The printed part of a count of goods. */
export type StockCount = Pick<
  CountRow,
  'id' | 'code' | 'revision' | 'documentDate' | 'place' | 'isCompared' | 'reason' | 'note'
> &
  PrintedDocument & {
    warehouse: Named | null
    productGroup: Named | null
    counter: Named | null
    approver: Named | null
    lines: StockCountLine[]
  }
