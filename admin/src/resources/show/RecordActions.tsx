import { DeleteOutlined, EditOutlined, EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { useIsMobile } from '../../layout/useMedia.ts'
import { MoreActions } from '../../overrides/MoreActions.tsx'
import type { Offer } from '../../overrides/useRowActions.tsx'
import type { NextOfRow } from '../model/nextOfRow.ts'

type Props = {
  /** What is filled; changing the row where nothing is. */
  next: NextOfRow | null
  offers: readonly Offer[]
  onEdit: (() => void) | null
  onDelete: (() => void) | null
}

/** What the person may do with a row on its page: what is rare or destructive in a menu, the next step filled. */
export function RecordActions({ next, offers, onEdit, onDelete }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const others = offers.filter(({ key }) => key !== next?.offer?.key)
  /** On a phone there is room for the menu and the next step. */
  const folded = mobile && next !== null
  const items: MenuProps['items'] = [
    ...(folded && onEdit ? [{ key: 'edit', icon: <EditOutlined />, label: t('buttons.edit'), onClick: onEdit }] : []),
    ...(mobile ? others.map(({ key, label, run }) => ({ key, label, onClick: run })) : []),
    ...(onDelete
      ? [{ key: 'delete', icon: <DeleteOutlined />, danger: true, label: t('buttons.delete'), onClick: onDelete }]
      : []),
  ]
  return (
    <>
      {items.length > 0 && (
        <Dropdown trigger={['click']} autoFocus placement="bottomRight" menu={{ items }}>
          <Button className="more-actions" icon={<EllipsisOutlined />} aria-label={t('crud.actions')} />
        </Dropdown>
      )}
      {!mobile && <MoreActions offers={others} folded={false} />}
      {onEdit && !folded && (
        <Button type={next ? 'default' : 'primary'} icon={<EditOutlined />} onClick={onEdit} aria-keyshortcuts="e">
          {t('buttons.edit')}
        </Button>
      )}
      {next?.offer && (
        <Button type="primary" onClick={next.offer.run}>
          {next.label}
        </Button>
      )}
      {next?.path && (
        <Button type="primary" onClick={() => void navigate(next.path!)}>
          {next.label}
        </Button>
      )}
    </>
  )
}
