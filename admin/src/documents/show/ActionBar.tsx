import { DeleteOutlined, EditOutlined, EllipsisOutlined, PrinterOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useIsMobile } from '../../layout/useMedia.ts'
import { paths } from '../../resources/model/paths.ts'
import type { Words } from '../../resources/model/words.ts'
import { type Bar, type DocumentRow, isFinal, type Named } from '../document.ts'

type Props = {
  definition: AnyResource
  words: Words
  row: DocumentRow
  bar: Bar
  onAct: (action: Named) => void
  onEdit: () => void
  onDelete: () => void
}

/** What this person may do with the document now: the step forward last and filled, what is rare under ⋯. */
export function ActionBar({ definition, words, row, bar, onAct, onEdit, onDelete }: Props) {
  const { t } = useTranslation()
  const mobile = useIsMobile()
  const { forward, beside, rare, edit, remove } = bar
  const word = (action: Named) => t(`documents.actions.${action.name}.name`, { one: words.one })
  const print = () => void window.open(`${paths.show(definition, row.id)}/print`, '_blank', 'noopener')
  const filled = forward === null && beside.length === 0
  /** On a phone the bar is for what moves the document; printing is there when nothing else is. */
  const folded = mobile && (edit || !filled)

  const items: MenuProps['items'] = [
    ...(folded ? [{ key: 'print', icon: <PrinterOutlined />, label: t('documents.print'), onClick: print }] : []),
    ...(mobile && edit && !filled
      ? [{ key: 'edit', icon: <EditOutlined />, label: t('buttons.edit'), onClick: onEdit }]
      : []),
    ...rare.map((action) => ({
      key: action.name,
      label: word(action),
      danger: isFinal(definition, action),
      onClick: () => onAct(action),
    })),
    ...(remove
      ? [{ key: 'delete', icon: <DeleteOutlined />, danger: true, label: t('buttons.delete'), onClick: onDelete }]
      : []),
  ]
  return (
    <>
      {items.length > 0 && mobile && <More items={items} />}
      {!folded && (
        <Button icon={<PrinterOutlined />} onClick={print}>
          {t('documents.print')}
        </Button>
      )}
      {items.length > 0 && !mobile && <More items={items} />}
      {edit && (!mobile || filled) && (
        <Button icon={<EditOutlined />} type={filled ? 'primary' : 'default'} onClick={onEdit} aria-keyshortcuts="e">
          {t('buttons.edit')}
        </Button>
      )}
      {beside.map((action) => (
        <Button key={action.name} danger onClick={() => onAct(action)}>
          {word(action)}
        </Button>
      ))}
      {forward && (
        <Button type="primary" onClick={() => onAct(forward)}>
          {word(forward)}
        </Button>
      )}
    </>
  )
}

function More({ items }: { items: MenuProps['items'] }) {
  const { t } = useTranslation()
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button className="more-actions" icon={<EllipsisOutlined />} aria-label={t('documents.more')} />
    </Dropdown>
  )
}
