import { exact } from '@barem/resources/calc/exact'
import { addDocument, writer } from './add_document.ts'
import { leastFrom } from './payables.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

/** Cash that is brought to the bank, or drawn from it below zero: age of the day, dong, and what for. */
const TRANSFERS = [
  [12, '60000000', 'Nộp tiền mặt vào tài khoản'],
  [33, '-25000000', 'Rút tiền về quỹ chi lặt vặt'],
  [54, '40000000', 'Nộp tiền bán lẻ tuần qua'],
  [DAYS - 6, '30000000', 'Nộp tiền mặt vào tài khoản'],
] as const

/** Age of the day, whether it is of the bank, dong below zero where they leave, category, person, and what for. */
const OTHER = [
  [8, false, '-4250000', 'Điện nước', 'Công ty Điện lực Demo', 'Tiền điện kỳ trước'],
  [15, true, '-38000000', 'Thuê kho bãi', 'Công ty Kho bãi Demo', 'Tiền thuê bãi tháng này'],
  [28, true, '3180000', 'Lãi tiền gửi', 'Ngân hàng Demo Sông Hồng', 'Lãi tiền gửi không kỳ hạn'],
  [29, true, '-165000', 'Phí ngân hàng', 'Ngân hàng Demo Sông Hồng', 'Phí chuyển tiền trong tháng'],
  [39, false, '-4610000', 'Điện nước', 'Công ty Điện lực Demo', 'Tiền điện kỳ trước'],
  [46, true, '-38000000', 'Thuê kho bãi', 'Công ty Kho bãi Demo', 'Tiền thuê bãi tháng này'],
  [DAYS - 9, true, '2940000', 'Lãi tiền gửi', 'Ngân hàng Demo Sông Hồng', 'Lãi tiền gửi không kỳ hạn'],
  [DAYS - 4, false, '-3890000', 'Điện nước', 'Công ty Điện lực Demo', 'Tiền điện kỳ trước'],
] as const

/** Rent, electricity, fees and interest, as far as the money is there. */
export async function addOtherTransactions({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  for (const [age, isBank, signed, category, payer, content] of OTHER) {
    const fundId = made(isBank ? 'funds/Tài khoản Demo Sông Hồng' : 'funds/Quỹ tiền mặt')
    const [executionDate, amount] = [dayAt(age), signed.replace('-', '')]
    const direction = signed.startsWith('-') ? 'out' : 'in'
    if (direction === 'out' && exact.sub(await leastFrom(fundId, executionDate), amount).lt(0)) continue
    await addDocument(
      'other-transactions',
      {
        executionDate,
        direction,
        fundId,
        amount,
        payer,
        content,
        businessExpenseId: made(`business-expenses/${category}`),
      },
      ['request'],
      writer(users.get('thuquy.demo')!, new Date(`${executionDate}T10:05:00+07:00`)),
    )
  }
}

/** Money goes between the till and the bank, as far as it is there. */
export async function addFundTransfers({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const [till, bank] = [made('funds/Quỹ tiền mặt'), made('funds/Tài khoản Demo Sông Hồng')]
  for (const [age, signed, content] of TRANSFERS) {
    const [executionDate, amount] = [dayAt(age), signed.replace('-', '')]
    const [fromFundId, toFundId] = signed.startsWith('-') ? [bank, till] : [till, bank]
    if (exact.sub(await leastFrom(fromFundId, executionDate), amount).lt(0)) continue
    await addDocument(
      'fund-transfers',
      { executionDate, fromFundId, toFundId, amount, content },
      ['request'],
      writer(users.get('thuquy.demo')!, new Date(`${executionDate}T15:20:00+07:00`)),
    )
  }
}
