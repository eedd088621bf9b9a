import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Offer } from './useRowActions.tsx'

/** Further actions for a record: buttons, or one menu where they do not fit. */
export function MoreActions({ offers, folded }: { offers: Offer[]; folded: boolean }) {
  const t = useTranslate()
  if (offers.length === 0) return null
  if (!folded)
    return offers.map(({ key, label, run }) => (
      <Button key={key} onClick={run}>
        {label}
      </Button>
    ))
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="topLeft"
      menu={{
        items: offers.map(({ key, label }) => ({ key, label })),
        onClick: ({ key }) => offers.find((offer) => offer.key === key)?.run(),
      }}
    >
      <Button className="more-actions" icon={<EllipsisOutlined />} aria-label={t('crud.actions')} />
    </Dropdown>
  )
}
