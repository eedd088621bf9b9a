import type { registry } from '@barem/resources'
import type { Row } from '@barem/resources/kit'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import type { PaperLine } from '../../goods/papers/printed.ts'

type IssueRow = Row<(typeof registry)['warehouse-issues']>

/** A line of an issue; it has no prices. */
export type IssueLine = PaperLine &
  Pick<IssueRow['lines'][number], 'requestedQuantity' | 'actualWeight' | 'isUnweighed' | 'orderLineId'>

/** The printed part of an issue. Weights in kg. */
export type Issue = Pick<
  IssueRow,
  | 'id'
  | 'code'
  | 'revision'
  | 'documentDate'
  | 'purpose'
  | 'shippingAddress'
  | 'receivingOfficer'
  | 'driverName'
  | 'licencePlate'
  | 'reason'
  | 'note'
> &
  PrintedDocument & {
    customer: Named | null
    supplier: Named | null
    order: Named | null
    receipt: Named | null
    moreOrders: Named[]
    warehouse: Named | null
    officer: Named | null
    lines: IssueLine[]
  }

type Taker = Pick<Issue, 'receivingOfficer' | 'customer' | 'supplier'>

/** Who takes the goods: `Lê Văn Nhận – Công ty Thép Mẫu`. */
export const recipientOf = ({ receivingOfficer, customer, supplier }: Taker): string =>
  [receivingOfficer, (customer ?? supplier)?.name].filter(Boolean).join(' – ')
