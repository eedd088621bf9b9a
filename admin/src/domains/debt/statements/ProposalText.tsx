import { useTranslate } from '@refinedev/core'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/number.ts'
import { paths } from '../../../resources/model/paths.ts'
import { registered } from '../../../resources/model/registry.ts'
import type { Line } from './statements.ts'

type DocumentProps = { document: string; id: string; code: string | null }

/** The number of a document, which leads to it. */
function DocumentLink({ document, id, code }: DocumentProps) {
  const definition = registered(document)
  return definition ? <Link to={paths.show(definition, id)}>{code ?? '—'}</Link> : <>{code ?? '—'}</>
}

/** What a line is, or is proposed to be, with why. */
export function ProposalText({ line: { proposal, document, documentId, documentCode, reason } }: { line: Line }) {
  const t = useTranslate()
  if (document && documentId) return <DocumentLink document={document} id={documentId} code={documentCode} />
  if (reason) return <>{reason}</>
  if (!proposal) return <span className="statement-none">{t('statements.noProposal')}</span>
  return (
    <>
      <Tag>{t(`statements.by.${proposal.by}`)}</Tag>
      {proposal.kind === 'booked' ? (
        <>
          <DocumentLink document={proposal.document} id={proposal.documentId} code={proposal.code} />{' '}
          {formatDate(proposal.date)}
        </>
      ) : (
        <>
          {t(`statements.kinds.${proposal.kind}`)} · {proposal.partyName}
          <div className="debt-whose">
            {proposal.kind === 'deposit'
              ? proposal.code
              : proposal.allocations.map(({ code, amount }) => `${code}: ${formatMoney(amount)}`).join(' · ')}
          </div>
        </>
      )}
    </>
  )
}
