import type { Column } from '../../../documents/print/column.ts'
import { AmountInWords } from '../../../documents/print/AmountInWords.tsx'
import { Facts } from '../../../documents/print/Facts.tsx'
import { dateParts } from '../../../documents/print/figures.ts'
import { GoodsTable } from '../../../documents/print/GoodsTable.tsx'
import { Letterhead } from '../../../documents/print/Letterhead.tsx'
import type { PaperProps, PrintSettings } from '../../../documents/print/paperProps.ts'
import { Sheet } from '../../../documents/print/Sheet.tsx'
import { Signatures } from '../../../documents/print/Signatures.tsx'
import type { Party } from '../../../documents/print/usePrinted.ts'
import { formatDate } from '../../../format/date.ts'
import { formatNumber, withMinus } from '../../../format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type Move, named, type Statement, whatOf } from '../debt.ts'
import { sideOf, type KeptDebts } from '../items.ts'

type Props = Pick<PaperProps<never>, 'company' | 't'> & {
  debts: KeptDebts
  statement: Statement
  /** More of the customer, for those who may see customers. */
  party: Party | null
  settings: Pick<PrintSettings, 'language' | 'size'>
}

/** What the company is called on the paper, and the party. */
const WORDS = {
  customer: ['seller', 'buyer'],
  supplier: ['buyer', 'seller'],
  employee: ['company', 'employee'],
} as const

const dong = (amount: string) => withMinus(formatNumber(amount, 0))

/** Each document that moved a debt with the balance after it, and a block in which the customer confirms it. */
export function StatementPaper({ debts, statement, company, party, settings, t }: Props) {
  const customer = named(statement.party)
  const { closing } = statement.sum
  const title = t('print.statement.title')
  const signs = t(sideOf(debts) === 'employee' ? 'print.sign.signName' : 'print.sign.signStamp')
  const isHeld = closing.startsWith('-')
  const [own, other] = WORDS[sideOf(debts)]
  const of = sideOf(debts) === 'employee' ? 'employeeStatement' : 'statement'
  return (
    <Sheet settings={settings} t={t} name={`${title} ${customer.code}`} foot={`${title} · ${customer.name}`}>
      <div className="paper-head">
        <Letterhead company={company} t={t} />
        <div className="paper-motto">{t('print.dateLine', dateParts(statement.asOf, settings.language))}</div>
      </div>
      <div className="paper-heading">
        <h1>{title}</h1>
        <div className="paper-date">{periodOf(statement, t)}</div>
      </div>
      <Facts
        columns={[
          factsOf(own, company.name, company, t),
          factsOf(
            other,
            `${customer.name} (${customer.code})`,
            { taxCode: party?.taxCode, address: party?.companyAddress ?? party?.address },
            t,
          ),
        ]}
      />
      <GoodsTable columns={columnsOf(debts, statement, t)} lines={linesOf(statement)} />
      <section className="paper-end">
        <div className="paper-remarks">
          <p>
            {t(isHeld ? `print.${of}.held` : `print.${of}.owes`, { day: formatDate(statement.asOf) })}{' '}
            <b>{dong(closing.replace('-', ''))} đ</b>
          </p>
          <AmountInWords amount={closing.replace('-', '')} language={settings.language} t={t} />
          <p>{t('print.statement.confirm')}</p>
          <p>{t('print.statement.other')} …………………………………………………………………………</p>
        </div>
        <Signatures
          signatures={[
            { office: t(`print.${of}.signBuyer`), how: signs },
            { office: t(`print.${of}.signSeller`), how: signs },
          ]}
        />
      </section>
    </Sheet>
  )
}

type Side = { taxCode?: string | null; address?: { text?: string | null } | null }

/** Who buys or sells, as the paper names them. */
const factsOf = (
  side: (typeof WORDS)[keyof typeof WORDS][number],
  name: string,
  { taxCode, address }: Side,
  t: Translate,
) =>
  [
    [t(`print.statement.${side}`), name],
    [t('print.taxCode'), taxCode],
    [t('print.address'), address?.text],
  ] as const

const periodOf = ({ from, asOf }: Statement, t: Translate) =>
  from === null
    ? t('print.statement.until', { to: formatDate(asOf) })
    : t('print.statement.period', { from: formatDate(from), to: formatDate(asOf) })

/** A row of the table; the first one is the balance before the range. */
type Line = Pick<Move, 'id' | 'balance'> & { move: Move | null }

const linesOf = ({ rows, sum }: Statement): Line[] => [
  { id: 'opening', balance: sum.opening, move: null },
  ...rows.map((move) => ({ id: move.id, balance: move.balance, move })),
]

function columnsOf(debts: KeptDebts, { sum, from }: Statement, t: Translate): Column<Line>[] {
  const head = (key: string) => t(`print.statement.${key}`)
  const side = (amount: string | undefined, isPaid: boolean) =>
    amount !== undefined && amount.startsWith('-') === isPaid ? dong(amount.replace('-', '')) : ''
  return [
    {
      key: 'date',
      head: head('date'),
      align: 'start',
      of: ({ move }) => (move ? formatDate(move.documentDate) : from ? formatDate(from) : ''),
    },
    { key: 'number', head: head('number'), align: 'start', of: ({ move }) => move?.code ?? '' },
    {
      key: 'name',
      head: head('what'),
      align: 'start',
      of: ({ move }) => head(move ? `moves.${whatOf(debts, move)}` : 'opening'),
      note: ({ move }) =>
        move && move.date !== move.documentDate ? t('print.statement.takenOver', { day: formatDate(move.date) }) : null,
      total: head('sum'),
    },
    {
      key: 'due',
      head: head('due'),
      align: 'start',
      of: ({ move }) => (move?.dueDate ? formatDate(move.dueDate) : ''),
    },
    {
      key: 'overdueDays',
      head: head('overdueDays'),
      align: 'end',
      of: ({ move }) => String(move?.overdueDays ?? ''),
    },
    {
      key: 'arising',
      head: head('arising'),
      align: 'end',
      of: ({ move }) => side(move?.amount, false),
      total: dong(sum.arising),
    },
    {
      key: 'paid',
      head: head('paid'),
      align: 'end',
      of: ({ move }) => side(move?.amount, true),
      total: dong(sum.paid),
    },
    {
      key: 'balance',
      head: head('balance'),
      align: 'end',
      of: ({ balance }) => dong(balance),
      total: dong(sum.closing),
    },
  ]
}
