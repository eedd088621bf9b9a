import type { Assert } from '@japa/assert'
import { superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { answered, type Row } from './owing.ts'

const LATE = ['late30', 'late60', 'late90', 'later'] as const
const BUCKETS = ['notDue', ...LATE, 'unapplied'] as const

export const get = async (path: string) => answered((await superAdmin()).get(path))
export const total = (figures: readonly unknown[]) => figures.reduce<number>((sum, one) => sum + Number(one), 0)

const NONE = Object.fromEntries(['balance', ...BUCKETS].map((name) => [name, '0']))

/** Where the debts of a side are read, whose lists a query makes. */
const READ = {
  payables: { party: 'supplierId', path: 'payables', parties: 'payables-by-supplier', list: 'payables-by-document' },
  employeeDebts: {
    ...{ party: 'employeeId', path: 'employee-debts' },
    ...{ parties: 'advances-by-employee', list: 'advances-by-document' },
  },
} as const

/** The same of a supplier or an employee: lists that a query makes have no sums of their own. */
async function readOn(side: keyof typeof READ, id: string, day: string) {
  const { party, path, parties: byParty, list } = READ[side]
  const query = `${party}=${id}&asOf=${day}`
  const [parties, rows, beside, card, statement] = await Promise.all(
    [
      `/${byParty}?${query}`,
      `/${list}?${query}&_start=0&_end=100`,
      `/${path}/balance?${query}`,
      `/${path}/card?${query}&_start=0&_end=100`,
      `/${path}/statement?${query}`,
    ].map(get),
  )
  const documents = rows as unknown as Row[]
  const owed = String(total(documents.map((row) => row.owed)))
  const sum = (parties as unknown as Row[])[0] ?? NONE
  return { sum, documents: { rows: documents, sum: { owed, ...beside! } }, card: card!, statement: statement! }
}

/** What is shown of the debts of a customer as of a day, by every way that shows it. */
async function shownOn(customerId: string, day: string) {
  const query = `customerId=${customerId}&asOf=${day}&_start=0&_end=100`
  const [parties, documents, card, statement] = await Promise.all(
    [
      `/receivables?${query}`,
      `/debt-tracking?${query}`,
      `/receivables/card?${query}`,
      `/receivables/statement?${query}`,
    ].map(get),
  )
  return { sum: parties!.sum, documents: documents!, card: card!, statement: statement! }
}

/** Fails unless all that shows the debts of a party on a day comes to one balance and no document is overpaid. */
export async function agreesOn(assert: Assert, partyId: string, day: string, ledger = 'receivables'): Promise<number> {
  const { sum, documents, card, statement } =
    ledger in READ ? await readOn(ledger as keyof typeof READ, partyId, day) : await shownOn(partyId, day)
  const balance = Number(sum.balance)
  const inBuckets = (names: readonly string[]) => total(names.map((name) => sum[name]))
  const all = [inBuckets(BUCKETS), card.party.balance, card.sum.closing, statement.party.balance, statement.sum.closing]
  assert.deepEqual(
    all.map(Number),
    all.map(() => balance),
    day,
  )
  assert.equal(Number(statement.rows.at(-1)?.balance ?? 0), balance, day)
  const owed = (rows: Row[]) => total(rows.map((row) => row.owed))
  assert.equal(Number(documents.sum.owed), inBuckets(['notDue', ...LATE]), day)
  assert.deepEqual([documents.sum.unapplied, documents.sum.balance], [sum.unapplied, sum.balance], day)
  assert.equal(owed(documents.rows), Number(documents.sum.owed), day)
  assert.equal(owed(documents.rows.filter(({ overdueDays }: Row) => overdueDays > 0)), inBuckets(LATE), day)
  for (const { code, amount, initialPaid, collected, owed: left } of documents.rows) {
    assert.equal(total([initialPaid, collected, left]), Number(amount), `${code} on ${day}`)
    assert.isTrue(Number(left) >= 0 && Number(left) <= Number(amount), `${code} on ${day}: ${left} of ${amount}`)
  }
  return balance
}

/** Fails unless the sheets as of a day have the sums of the lists. */
export async function sheetsAgreeOn(assert: Assert, customerId: string, day: string): Promise<void> {
  const { sum } = await shownOn(customerId, day)
  const query = `customerId=${customerId}&asOf=${day}`
  assert.equal((await downloaded(`/receivables/export?${query}`)).at(-1)![2], Number(sum.balance))
  assert.equal((await downloaded(`/debt-tracking/export?${query}`)).at(-1)![10], Number(sum.balance))
}
