import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useShared } from './context.ts'

export type OpenMenu = { key: string; button: HTMLElement }

/** The menu of a whole line. */
export function RowMenu({
  menu,
  onClose,
  onRemove,
}: {
  menu: OpenMenu
  onClose: () => void
  onRemove: (key: string) => void
}) {
  const t = useTranslate()
  const { actions, spec, focus } = useShared()
  const { key, button } = menu
  const price = spec.goods?.price
  const lines = actions.lines()
  const index = lines.findIndex((line) => line.key === key)
  const box = button.getBoundingClientRect()
  const act: Record<string, () => void> = {
    up: () => actions.move(key, -1),
    down: () => actions.move(key, 1),
    copy: () => price && actions.copyAbove(key, price.name),
    remove: () => onRemove(key),
  }
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(open) => {
        if (open) return
        onClose()
        button.focus()
      }}
      menu={{
        items: [
          { key: 'up', icon: <ArrowUpOutlined />, label: t('grid.menu.up'), extra: 'Alt ↑', disabled: index === 0 },
          {
            key: 'down',
            icon: <ArrowDownOutlined />,
            label: t('grid.menu.down'),
            extra: 'Alt ↓',
            disabled: index === lines.length - 1,
          },
          ...(price
            ? [{ key: 'copy', icon: <CopyOutlined />, label: t('grid.menu.copy'), disabled: index === 0 }]
            : []),
          { type: 'divider' },
          {
            key: 'remove',
            icon: <DeleteOutlined />,
            label: t('grid.menu.remove', { number: index + 1 }),
            extra: 'Ctrl Del',
            danger: true,
          },
        ],
        onClick({ key: action }) {
          onClose()
          act[action]?.()
          if (action !== 'remove') focus(key, 'menu')
        },
      }}
    >
      <span
        style={{
          position: 'fixed',
          left: box.left,
          top: box.top,
          width: box.width,
          height: box.height,
          pointerEvents: 'none',
        }}
      />
    </Dropdown>
  )
}
