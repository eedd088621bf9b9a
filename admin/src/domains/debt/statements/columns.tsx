import { Button, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { Figure } from '../amount.tsx'
import { ProposalText } from './ProposalText.tsx'
import type { Line } from './statements.ts'

type Doing = {
  fundId: string
  mayDecide: boolean
  busy: boolean
  /** What was refused, by the line. */
  refused: Readonly<Record<string, string>>
  confirm: (line: Line) => void
  ignore: (line: Line) => void
  reopen: (line: Line) => void
}

/** The form in which a line without a proposal is entered; once it is posted, the line is proposed for it. */
function formOf({ amount, date, content }: Line, fundId: string): string {
  const isOut = amount.startsWith('-')
  const values = { fundId, direction: isOut ? 'out' : 'in', amount: amount.replace('-', ''), executionDate: date }
  const query = new URLSearchParams({ ...values, ...(content && { content: content.slice(0, 500) }) })
  return `/finance-accounting/other-transaction/add?${query}`
}

function Actions({ line, t, doing }: { line: Line; t: Translate; doing: Doing }) {
  if (!doing.mayDecide) return null
  const button = (name: 'confirm' | 'ignore' | 'reopen') => (
    <Button size="small" disabled={doing.busy} onClick={() => doing[name](line)}>
      {t(`statements.${name}`)}
    </Button>
  )
  return (
    <div className="statement-actions">
      {line.proposal && button('confirm')}
      {line.state === 'open' && !line.proposal && <Link to={formOf(line, doing.fundId)}>{t('statements.enter')}</Link>}
      {line.state === 'open' && button('ignore')}
      {(line.state === 'ignored' || line.isGone) && button('reopen')}
    </div>
  )
}

const Said = ({ line: { content, payer, reference } }: { line: Line }) => (
  <>
    {content}
    <div className="debt-whose">{[payer, reference].filter(Boolean).join(' · ')}</div>
  </>
)

const Meant = ({ line, t, doing }: { line: Line; t: Translate; doing: Doing }) => (
  <>
    <ProposalText line={line} />
    {doing.refused[line.id] && (
      <div className="debt-late" role="alert">
        {doing.refused[line.id]}
      </div>
    )}
    <Actions {...{ line, t, doing }} />
  </>
)

/** The columns of lines of a statement; on a phone each line is one below the other. */
export function columnsOf(t: Translate, isNarrow: boolean, doing: Doing): TableColumnsType<Line> {
  if (isNarrow)
    return [
      {
        key: 'line',
        title: t('statements.line'),
        render: (_, line) => (
          <>
            <div className="statement-top">
              {formatDate(line.date)} <Figure of={line.amount} />
            </div>
            <Said line={line} />
            <Meant {...{ line, t, doing }} />
          </>
        ),
      },
    ]
  return [
    { key: 'date', title: t('statements.columns.date'), width: 96, render: (_, { date }) => formatDate(date) },
    { key: 'content', title: t('statements.columns.content'), render: (_, line) => <Said line={line} /> },
    {
      ...{ key: 'amount', title: t('statements.amount'), width: 132, align: 'right' },
      render: (_, { amount }) => <Figure of={amount} />,
    },
    {
      key: 'meant',
      title: t('statements.meant'),
      width: '42%',
      render: (_, line) => <Meant {...{ line, t, doing }} />,
    },
  ]
}
