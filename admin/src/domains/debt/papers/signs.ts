import { sealer, signer, type Signer } from '../../../documents/print/plan.ts'

/** Who signs a voucher of money: the cashier before whoever takes it, or after whoever hands it over. */
export function signsOf(way: 'in' | 'out', person: string | null, preparer: string | null | undefined): Signer[] {
  const [payer, cashier] = [signer(`print.voucher.${way}.signer`, person), signer('print.voucher.cashier')]
  return [
    sealer('print.voucher.director'),
    signer('print.goodsReceipt.accountant'),
    way === 'out' ? cashier : payer,
    signer('print.sign.preparer', preparer),
    way === 'out' ? payer : cashier,
  ]
}
