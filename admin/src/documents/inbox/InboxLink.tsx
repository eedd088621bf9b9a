import { AuditOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { INBOX_PATH } from './path.ts'
import { useMayDecide, useWaitingCount } from './useInbox.ts'
import './inbox-link.css'

/** More than this is "many": the badge stays small. */
const MOST = 99

/** The header's link to the documents that wait for the person, with their number. */
export default function InboxLink() {
  const t = useTranslate()
  const shown = useMayDecide()
  const total = useWaitingCount()
  if (!shown) return null
  const name = total ? t('shell.inboxCount', { count: total }) : t('menu.approvals')
  return (
    <Link to={INBOX_PATH} className="inbox-link" aria-label={name} title={name}>
      <AuditOutlined aria-hidden />
      {total ? <span className="inbox-count">{total > MOST ? `${MOST}+` : total}</span> : null}
    </Link>
  )
}
