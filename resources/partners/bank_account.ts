import { text } from '../kit/index.ts'

/** Where a partner is paid. Account numbers keep their leading zeros, so they are text. */
export const bankAccount = <const R extends boolean>(required: R) => ({
  bankAccountNumber: text({ required, max: 30 }),
  bankName: text({ required, max: 255 }),
  bankBranch: text({ max: 255 }),
  accountHolderName: text({ max: 255 }),
})
