import { exact } from '@barem/resources/calc/exact'
import { addDocument, writer } from './add_document.ts'
import { leastFrom } from './payables.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

const MONTH = 30
/** How many months before yesterday, the current one first. */
const MONTHS = Array.from({ length: 12 }, (_, ago) => ago)

/** Cash that is brought to the bank, or drawn from it below zero: the day, dong, and what for. */
const TRANSFERS = [
  [12, '60000000', 'Nộp tiền mặt vào tài khoản'],
  ...[5, 3].map((ago) => [DAYS - 6 - ago * MONTH, '50000000', 'Nộp tiền bán lẻ trong tháng'] as const),
  [DAYS - 55, '-25000000', 'Rút tiền về quỹ chi lặt vặt'],
  [DAYS - 34, '40000000', 'Nộp tiền bán lẻ tuần qua'],
  [DAYS - 6, '30000000', 'Nộp tiền mặt vào tài khoản'],
] as const

/** Days before yesterday, whether it is of the bank, dong below zero where they leave, category, person, what for. */
const OTHER = [
  [42, true, '-38000000', 'Thuê kho bãi', 'Công ty Kho bãi Demo', 'Tiền thuê bãi tháng này'],
  [9, true, '2940000', 'Lãi tiền gửi', 'Ngân hàng Demo Sông Hồng', 'Lãi tiền gửi không kỳ hạn'],
  [4, false, '-3890000', 'Điện nước', 'Công ty Điện lực Demo', 'Tiền điện kỳ trước'],
] as const

/** The same in each month of the year, the newest last. */
const monthly = MONTHS.flatMap((ago) => OTHER.map((one) => ({ day: DAYS - one[0] - ago * MONTH, one })))
  .filter(({ day }) => day > 0)
  .sort((a, b) => a.day - b.day)

/** Rent, electricity, fees and interest, as far as the money is there. */
export async function addOtherTransactions({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  for (const { day, one } of monthly) {
    const [, isBank, signed, category, payer, content] = one
    const fundId = made(isBank ? 'funds/Tài khoản Demo Sông Hồng' : 'funds/Quỹ tiền mặt')
    const [executionDate, amount] = [dayAt(day), signed.replace('-', '')]
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
  for (const [day, signed, content] of TRANSFERS) {
    const [executionDate, amount] = [dayAt(day), signed.replace('-', '')]
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
