import { areas } from '@barem/resources/areas'
import { sealer, signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Voucher } from './printed.ts'
import { aboutOf, partyOf } from './voucherPlan.ts'

/** The account of a fund or a party, as answers have it. */
type Account = {
  accountHolderName?: string | null
  bankAccountNumber?: string | null
  bankName?: string | null
  bankBranch?: string | null
}

const bankOf = ({ bankName, bankBranch }: Account) => [bankName, bankBranch].filter(Boolean).join(' · ') || null

/** An order to a bank to pay from an account of the company: who pays, who is paid, how much and what for. */
export const bankOrderPlan: PaperPlan<Voucher, never> = {
  title: 'print.voucher.titles.UNC',
  day: ({ executionDate }) => executionDate,
  party: partyOf,
  beside: { area: areas.paymentMethod, list: ({ fund }) => fund && `funds?id=${fund.id}` },
  facts(row, { party, beside = [] }) {
    const from = (beside[0] ?? {}) as Account
    const to: Account = party ?? {}
    const payee = (row.customer ?? row.supplier)?.name
    return [
      [
        ['print.bankOrder.payer', from.accountHolderName ?? row.fund?.name],
        ['print.bankOrder.account', from.bankAccountNumber],
        ['print.bankOrder.bank', bankOf(from)],
      ],
      [
        ['print.bankOrder.payee', to.accountHolderName ?? payee],
        ['print.bankOrder.account', to.bankAccountNumber],
        ['print.bankOrder.bank', bankOf(to)],
      ],
      [
        ['print.voucher.amount', row.amount === null ? null : formatMoney(row.amount)],
        ['print.bankOrder.content', aboutOf(row)],
      ],
    ]
  },
  amount: ({ amount }) => amount,
  sign: (row) => [
    signer('print.sign.preparer', row.createdBy?.name),
    signer('print.goodsReceipt.accountant'),
    sealer('print.bankOrder.holder'),
    sealer('print.bankOrder.bankOfPayer'),
    sealer('print.bankOrder.bankOfPayee'),
  ],
}
