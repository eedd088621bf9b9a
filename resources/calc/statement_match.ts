/** A line of a bank statement: above zero money that came, below zero money that went; whole dong. */
export interface StatedLine {
  id: string
  date: string
  amount: string
  content: string | null
  reference: string | null
  payer: string | null
}

/** Money that is in the books of the same account already. */
export interface BookedEntry {
  document: string
  documentId: string
  code: string | null
  date: string
  amount: string
}

/** What a party owes, or is owed. */
export interface StatedDebt {
  side: 'receipt' | 'payment'
  key: string
  id: string
  code: string
  orderCode: string | null
  partyId: string
  partyName: string
  /** Other words by which a bank may name the party, such as a short name or an account. */
  partyWords: readonly string[]
  open: string
}

/** An order of a customer that may be paid in advance. */
export interface StatedOrder {
  id: string
  code: string
  partyId: string
  partyName: string
}

export interface Candidates {
  entries: readonly BookedEntry[]
  /** Those due first before others. */
  debts: readonly StatedDebt[]
  orders: readonly StatedOrder[]
}

/** Why something is proposed, the surest first. */
export type MatchReason = 'booked' | 'reference' | 'amountAndName' | 'amount' | 'name'

/** What a line is proposed to become, or to be linked to. */
export type Proposal = { by: MatchReason } & (
  | { kind: 'booked'; document: string; documentId: string; code: string | null; date: string }
  | {
      kind: 'receipt' | 'payment'
      partyId: string
      partyName: string
      allocations: { key: string; id: string; code: string; amount: string }[]
    }
  | { kind: 'deposit'; partyId: string; partyName: string; orderId: string; code: string }
)

/** Days that a bank may book money earlier or later than the company. */
const DAYS_APART = 5
/** Numbers and names that are shorter stand in too many texts. */
const SHORTEST = 5

/** Letters and digits alone, without accents and case: what a bank leaves of a text. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/đ/gi, 'd')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()

/** Words of the legal form, which banks leave out or shorten. */
const FORM = /^(cong ty|cty)?\s*(tnhh|co phan|cp)?\s*(mtv|mot thanh vien|thuong mai|tm)?\s*/i

const bareName = (name: string): string =>
  plainLetters(
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/đ/gi, 'd')
      .replace(FORM, ''),
  )

const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** A text of a bank: as it is but for accents and case, and as letters and digits alone. */
interface Said {
  written: string
  plain: string
}

const said = ({ content, reference, payer }: StatedLine): Said => {
  const all = [content, reference, payer].filter(Boolean).join(' ')
  const written = all
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
  return { written, plain: plainLetters(written) }
}

/** Letters of words that are looked for in many texts. */
function remembered(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const letters = read(text)
    known.set(text, letters)
    return letters
  }
}

/** Ways to look for numbers of documents and for names in what banks wrote. */
function finders() {
  const [lettersOf, nameOf] = [remembered(plainLetters), remembered(bareName)]
  /** Whether a text has a number as a VietQR memo writes it: not as the beginning of a longer one. */
  const hasCode = ({ written, plain }: Said, code: string): boolean => {
    const letters = lettersOf(code)
    if (letters.length < SHORTEST || !plain.includes(letters)) return false
    return new RegExp(`${[...letters].join('[^a-z0-9]*')}(?!\\d)`).test(written)
  }
  const hasName = ({ plain }: Said, { partyName, partyWords }: StatedDebt): boolean =>
    [nameOf(partyName), ...partyWords.map(lettersOf)].some((name) => name.length >= SHORTEST && plain.includes(name))
  return { hasCode, hasName }
}

/** Sets an amount off against debts in their order. */
function setOff(amount: bigint, debts: readonly StatedDebt[], left: ReadonlyMap<StatedDebt, bigint>) {
  let rest = amount
  return debts.flatMap((debt) => {
    const open = left.get(debt)!
    const taken = rest < open ? rest : open
    if (taken <= 0n) return []
    rest -= taken
    return [{ debt, taken }]
  })
}

const sizeOf = ({ amount }: StatedLine): bigint => BigInt(amount.replace('-', ''))

/**
 * What each line of a statement is proposed to be: money that is booked already; money of debts or of an order whose
 * number the bank's text has, as a VietQR code writes it; else of debts of the same amount, or of a party that is
 * named. Nothing is proposed for two lines at once. Lines without a proposal are not in the answer.
 */
export function matchStatement(lines: readonly StatedLine[], { entries, debts, orders }: Candidates) {
  const found = new Map<string, Proposal>()
  const booked = new Set<BookedEntry>()
  const left = new Map(debts.map((debt) => [debt, BigInt(debt.open)]))
  const { hasCode, hasName } = finders()
  const texts = new Map(lines.map((line) => [line, said(line)]))

  for (const line of lines) {
    const text = texts.get(line)!
    const same = entries.filter(
      (entry) => !booked.has(entry) && entry.amount === line.amount && daysApart(entry.date, line.date) <= DAYS_APART,
    )
    const entry =
      same.find(({ code }) => code !== null && hasCode(text, code)) ??
      same.toSorted((one, other) => daysApart(one.date, line.date) - daysApart(other.date, line.date))[0]
    if (!entry) continue
    booked.add(entry)
    const { document, documentId, code, date } = entry
    found.set(line.id, { by: 'booked', kind: 'booked', document, documentId, code, date })
  }

  const rest = lines.filter(({ id }) => !found.has(id))
  const ways: readonly [MatchReason, (line: StatedLine, text: Said, open: readonly StatedDebt[]) => StatedDebt[]][] = [
    [
      'reference',
      (_, text, open) => {
        const named = open.filter(
          ({ code, orderCode }) => hasCode(text, code) || (orderCode !== null && hasCode(text, orderCode)),
        )
        return named.filter(({ partyId }) => partyId === named[0]!.partyId)
      },
    ],
    ['amountAndName', (line, text, open) => open.filter((debt) => isOf(debt, line) && hasName(text, debt)).slice(0, 1)],
    [
      'name',
      (_, text, open) => {
        const named = open.filter((debt) => hasName(text, debt))
        const parties = new Set(named.map(({ partyId }) => partyId))
        return parties.size === 1 ? named : []
      },
    ],
    [
      'amount',
      (line, _, open) => {
        const equal = open.filter((debt) => isOf(debt, line))
        return equal.length === 1 ? equal : []
      },
    ],
  ]
  const isOf = (debt: StatedDebt, line: StatedLine) => left.get(debt) === sizeOf(line)

  // The surest of all lines before others, so that a guess takes no debt from a line that names it.
  for (const [by, way] of ways)
    for (const line of rest) {
      if (found.has(line.id)) continue
      const side = line.amount.startsWith('-') ? 'payment' : 'receipt'
      const text = texts.get(line)!
      const open = debts.filter((debt) => debt.side === side && left.get(debt)! > 0n)
      const chosen = way(line, text, open)
      if (chosen.length > 0) {
        const parts = setOff(sizeOf(line), chosen, left)
        for (const { debt, taken } of parts) left.set(debt, left.get(debt)! - taken)
        found.set(line.id, {
          by,
          kind: side,
          ...{ partyId: chosen[0]!.partyId, partyName: chosen[0]!.partyName },
          allocations: parts.map(({ debt: { key, id, code }, taken }) => ({ key, id, code, amount: String(taken) })),
        })
      } else if (by === 'reference' && side === 'receipt') {
        const order = orders.find(({ code }) => hasCode(text, code))
        if (order)
          found.set(line.id, {
            ...{ by, kind: 'deposit', partyId: order.partyId, partyName: order.partyName },
            ...{ orderId: order.id, code: order.code },
          })
      }
    }
  return found
}
