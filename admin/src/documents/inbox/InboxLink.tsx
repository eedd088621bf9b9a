import { AuditOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { INBOX_PATH } from './path.ts'
import { useMayDecide, useWaitingCount } from './useInbox.ts'

/** In the header: how many documents wait for the person. */
export default function InboxLink() {
  const { t } = useTranslation()
  const shown = useMayDecide()
  const total = useWaitingCount()
  if (!shown) return null
  const name = total ? t('shell.inboxCount', { total }) : t('menu.approvals')
  return (
    <Link to={INBOX_PATH} aria-label={name} title={name}>
      <Badge count={total ?? 0} size="small" offset={[-4, 6]}>
        <Button type="text" icon={<AuditOutlined />} tabIndex={-1} aria-hidden />
      </Badge>
    </Link>
  )
}
