import { drawPaper } from '../../../documents/print/drawPaper.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import { bankOrderPlan } from './bankOrderPlan.ts'
import type { Voucher } from './printed.ts'
import { voucherPlan } from './voucherPlan.ts'

const CashVoucher = drawPaper(voucherPlan)
const BankOrder = drawPaper(bankOrderPlan)

/** The paper of a payment: an order to the bank for money that a bank pays out, else a voucher. */
export function VoucherPaper(props: PaperProps<Voucher>) {
  return props.row.voucher === 'UNC' ? <BankOrder {...props} /> : <CashVoucher {...props} />
}
