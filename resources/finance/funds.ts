import { areas } from '../areas.ts'
import { bankBins } from './banks.ts'
import { boolean, code, defineResource, grouped, longText, money, select, text } from '../kit/index.ts'

const bank = { kind: ['bank'] }

/** Where the company keeps money: a cash box, or an account at a bank. */
export default defineResource('funds', {
  area: areas.paymentMethod,
  route: '/categories/fund',
  menu: { group: 'categories', after: 'payment-methods' },
  ...grouped(
    {
      general: {
        code: code({ prefix: 'Q', unique: 'CAT_ERR_006' }),
        name: text({ required: true, max: 255 }),
        kind: select(['cash', 'bank'], { required: true, default: 'cash' }),
        bankAccountNumber: text({ required: true, max: 30, when: bank }),
        bankName: text({ required: true, max: 255, when: bank }),
        // By which a banking app finds the account that a QR code names.
        bankBin: select(bankBins, { when: bank }),
        bankBranch: text({ max: 255, when: bank }),
        accountHolderName: text({ max: 255, when: bank }),
        // Whether the bank lends: any other fund has nothing to give once it is empty.
        overdraft: boolean({ when: bank }),
        description: longText({ max: 1000 }),
        status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
      },
    },
    {
      balance: money({
        min: '-999999999999999',
        readOnly: true,
        area: areas.cashBook,
        sumOf: { ledger: 'cash', field: 'amount', by: 'fundId' },
      }),
    },
  ),
  list: {
    columns: ['code', 'name', 'kind', 'bankName', 'bankAccountNumber', 'balance', 'status'],
    filters: ['kind', 'status'],
    search: ['code', 'name', 'bankAccountNumber', 'bankName'],
    sums: ['balance'],
  },
  inUse: 'FUN_ERR_007',
})
