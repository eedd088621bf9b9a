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
