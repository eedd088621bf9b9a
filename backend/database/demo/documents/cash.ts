import { exact } from '@barem/resources/calc/exact'
import { tillNoteNames, tillNotes } from '@barem/resources/calc/till-notes'
import { rowsOf } from '#app/tenancy/run'
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

/** The notes of an amount, the largest first. */
function notesOf(amount: bigint): Record<string, number | string> {
  let left = amount
  const notes = tillNoteNames.map((name) => {
    const pieces = left / BigInt(tillNotes[name])
    left -= pieces * BigInt(tillNotes[name])
    return [name, Number(pieces)] as const
  })
  return { ...Object.fromEntries(notes), loose: String(left) }
}

/** Days before yesterday on which the till is counted, with what differs from its book, dong, and why. */
const COUNTS = [
  [64, 0n, null],
  [33, -12_000n, 'Thối nhầm tiền lẻ cho khách'],
  [2, 0n, null],
] as const

/** The till is counted every month, by its notes. */
export async function addFundCounts({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const fundId = made('funds/Quỹ tiền mặt')
  for (const [ago, differs, reason] of COUNTS) {
    const documentDate = dayAt(DAYS - ago)
    const [{ booked }] = await rowsOf<{ booked: string }>(
      `select coalesce(sum(amount), 0)::text as booked from cash_entries
       where tenant_id = app_tenant() and fund_id = $1 and date <= $2::date`,
      [fundId, documentDate],
    )
    const counted = BigInt(booked) + differs
    if (counted < 0n || exact.add(await leastFrom(fundId, documentDate), differs).lt(0)) continue
    await addDocument(
      'fund-counts',
      { fundId, documentDate, ...notesOf(counted), reason, witness: 'Kế toán demo' },
      ['request'],
      writer(users.get('thuquy.demo')!, new Date(`${documentDate}T17:20:00+07:00`)),
    )
  }
}
