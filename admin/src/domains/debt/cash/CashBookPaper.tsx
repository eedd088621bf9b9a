import type { Column } from '../../../documents/print/column.ts'
import { Facts } from '../../../documents/print/Facts.tsx'
import { dateParts } from '../../../documents/print/figures.ts'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import type { PaperProps } from '../../../documents/print/paperProps.ts'
import type { PaperSettings } from '../../../documents/print/PaperToolbar.tsx'
import { Sheet } from '../../../documents/print/Sheet.tsx'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import { formatDate } from '../../../format/date.ts'
import { formatNumber, withMinus } from '../../../format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type BookFund, type BookRow, kindOf, type WholeBook } from './book.ts'

type Props = Pick<PaperProps<never>, 'company' | 't'> & { book: WholeBook; settings: PaperSettings }

/** A line of the book; the first one is the balance before the range. */
type Line = { id: string; balance: string; row: BookRow | null }

const dong = (amount: string) => withMinus(formatNumber(amount, 0))

const linesOf = ({ rows, sum }: WholeBook): Line[] => [
  { id: 'opening', balance: sum.opening, row: null },
  ...rows.map((row) => ({ id: row.id, balance: row.balance, row })),
]

/** What an entry was for, and who handed the money over or took it. */
const particulars = (row: BookRow, t: Translate) =>
  [row.isUndone || row.content === null ? t(kindOf(row)) : null, row.content, row.person].filter(Boolean).join(' · ')

function columnsOf({ sum, from, fundId }: WholeBook, t: Translate): Column<Line>[] {
  const head = (key: string) => t(`print.cashBook.${key}`)
  const figureOf = (name: 'in' | 'out'): Column<Line> => ({
    key: name,
    head: head(name),
    align: 'end',
    of: ({ row }) => (row?.[name] ? dong(row[name]) : ''),
    total: dong(sum[name]),
  })
  const numberOf = (key: 'numberIn' | 'numberOut', side: 'in' | 'out'): Column<Line> => ({
    key,
    head: head(key),
    align: 'start',
    of: ({ row }) => (row?.[side] ? (row.code ?? '') : ''),
  })
  return [
    {
      key: 'date',
      head: head('date'),
      align: 'start',
      of: ({ row }) => (row ? formatDate(row.date) : from ? formatDate(from) : ''),
    },
    numberOf('numberIn', 'in'),
    numberOf('numberOut', 'out'),
    {
      key: 'name',
      head: head('what'),
      align: 'start',
      of: ({ row }) => (row ? particulars(row, t) : head('opening')),
      note: ({ row }) => (row && fundId === null ? row.fund.name : null),
      total: head('sum'),
    },
    figureOf('in'),
    figureOf('out'),
    {
      key: 'balance',
      head: head('balance'),
      align: 'end',
      of: ({ balance }) => dong(balance),
      total: dong(sum.closing),
    },
  ]
}

const factsOf = ({ name, code, kind, bankName, bankAccountNumber }: BookFund, t: Translate) =>
  [
    [t('cash.fund'), `${name} (${code})`],
    [t('print.cashBook.bank'), kind === 'bank' ? bankName : null],
    [t('print.cashBook.account'), kind === 'bank' ? bankAccountNumber : null],
  ] as const

/** The book of a cash fund (S07-DN), of an account at a bank (S08-DN), or of all funds together. */
export function CashBookPaper({ book, company, settings, t }: Props) {
  const fund = book.funds.find(({ id }) => id === book.fundId)
  const title = t(`print.cashBook.titles.${fund?.kind ?? 'all'}`)
  const signs = t('print.sign.signName')
  const keeper = fund?.kind === 'cash' ? 'print.voucher.cashier' : 'print.cashBook.keeper'
  const { from, to } = book
  return (
    <Sheet settings={settings} t={t} name={title} foot={`${title}${fund ? ` · ${fund.name}` : ''}`}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <div className="paper-motto">
          {fund && <div>{t(`print.cashBook.forms.${fund.kind}`)}</div>}
          {t('print.dateLine', dateParts(to, settings.language))}
        </div>
      </div>
      <div className="paper-heading">
        <h1>{title}</h1>
        <div className="paper-date">
          {from === null
            ? t('print.statement.until', { to: formatDate(to) })
            : t('print.statement.period', { from: formatDate(from), to: formatDate(to) })}
        </div>
      </div>
      {fund && <Facts columns={[factsOf(fund, t)]} />}
      <GoodsTable columns={columnsOf(book, t)} lines={linesOf(book)} />
      <section className="paper-end">
        <Signatures
          signatures={[
            { office: t(keeper), how: signs },
            { office: t('print.goodsReceipt.accountant'), how: signs },
            { office: t('print.voucher.director'), how: t('print.sign.signStamp') },
          ]}
        />
      </section>
    </Sheet>
  )
}
