import { CopyOutlined, DeleteOutlined, EditOutlined, EllipsisOutlined } from '@ant-design/icons'
import { amountField, type AnyResource } from '@barem/resources/kit'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { formatMoney } from '../../format/number.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { columnOf } from '../../resources/model/columns.ts'
import { COPY } from '../../resources/model/documents.ts'
import { paths } from '../../resources/model/paths.ts'
import type { Offer } from '../../overrides/useRowActions.tsx'
import { useRights } from '../../resources/model/useRights.ts'
import type { Words } from '../../resources/model/words.ts'
import { actionWord } from '../actions/actionWord.ts'
import { type Bar, type DocumentRow, type Named } from '../document.ts'
import type { Step } from '../steps.ts'
import { PrintButton } from './PrintButton.tsx'
import { printItems } from './printItems.tsx'

type Props = {
  definition: AnyResource
  words: Words
  row: DocumentRow
  bar: Bar
  onAct: (action: Named) => void
  onEdit: () => void
  onDelete: () => void
  /** More entries of the menu of rare actions. */
  more?: NonNullable<MenuProps['items']>
  /** What the domain adds: buttons, or on a phone entries of the menu. */
  further?: readonly Offer[]
  /** The one that is filled; null where what follows this document is, or none. */
  next: Step | null
  /** What is made from the document, where that comes before the filled action. */
  makes?: ReactNode
  /** The last entry: what follows this document. */
  children?: ReactNode
}

/** The actions that this person may take on the document now: the step forward last and filled, rare ones under ⋯. */
export function ActionBar({
  definition,
  words,
  row,
  bar,
  onAct,
  onEdit,
  onDelete,
  more = [],
  further = [],
  next,
  makes,
  children,
}: Props) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const navigate = useNavigate()
  const copies = useRights(definition).create
  const copyPath = `${paths.create(definition)}?${COPY}=${row.id}`
  const { forward, beside, rare, edit, remove } = bar
  const word = (action: Named) => actionWord(t, definition, action.name, 'name', { one: words.one }, row)
  const filled = forward === null && beside.length === 0
  /** On a phone, printing moves into the menu if the bar has other buttons. */
  const folded = mobile && (edit || !filled || Boolean(children) || (next !== null && LEADING.includes(next.kind)))

  const items: MenuProps['items'] = [
    ...(folded ? (printItems(definition, row.id, t, true) ?? []) : []),
    ...(mobile && edit && !filled
      ? [{ key: 'edit', icon: <EditOutlined />, label: t('buttons.edit'), onClick: onEdit }]
      : []),
    ...(copies
      ? [{ key: 'copy', icon: <CopyOutlined />, label: t('documents.copy'), onClick: () => void navigate(copyPath) }]
      : []),
    ...more,
    ...(mobile ? menuOf(further, next) : []),
    ...rare.map((action) => ({
      key: action.name,
      label: word(action),
      danger: action.tone === 'danger',
      onClick: () => onAct(action),
    })),
    ...(remove
      ? [{ key: 'delete', icon: <DeleteOutlined />, danger: true, label: t('buttons.delete'), onClick: onDelete }]
      : []),
  ]
  return (
    <>
      {items.length > 0 && mobile && <More items={items} />}
      {!folded && definition.prints.length > 0 && <PrintButton definition={definition} id={row.id} />}
      {items.length > 0 && !mobile && <More items={items} />}
      {edit && (!mobile || filled) && (
        <Button
          icon={<EditOutlined />}
          type={next?.kind === 'edit' ? 'primary' : 'default'}
          onClick={onEdit}
          aria-keyshortcuts="e"
        >
          {t('buttons.edit')}
        </Button>
      )}
      {forward?.approval === 'approve' && <AtStake definition={definition} words={words} row={row} />}
      {further
        .filter((offer) => !mobile && !isMain(offer, next))
        .map((offer) => (
          <Button key={offer.key} onClick={offer.run}>
            {labelOf(offer)}
          </Button>
        ))}
      {beside.map((action) => (
        <Button key={action.name} danger={action.tone === 'danger'} onClick={() => onAct(action)}>
          {word(action)}
        </Button>
      ))}
      {forward && (
        <Button type={next?.kind === 'take' ? 'primary' : 'default'} onClick={() => onAct(forward)}>
          {word(forward)}
        </Button>
      )}
      {children}
      {makes}
      {further
        .filter((offer) => isMain(offer, next))
        .map((offer) => (
          <Button key={offer.key} type="primary" onClick={offer.run}>
            {labelOf(offer)}
          </Button>
        ))}
    </>
  )
}

/** Steps that lead to another document. */
const LEADING: readonly Step['kind'][] = ['offer', 'make', 'open']

const isMain = (offer: Offer, next: Step | null) => next?.kind === 'offer' && next.offer.key === offer.key

const labelOf = ({ label, amount }: Offer) => (amount === null ? label : `${label} ${formatMoney(amount)}`)

const menuOf = (further: readonly Offer[], next: Step | null) =>
  further
    .filter((offer) => !isMain(offer, next))
    .map((offer) => ({ key: offer.key, label: labelOf(offer), onClick: offer.run }))

/** The amount of a decision, beside its buttons. */
function AtStake({ definition, words, row }: Pick<Props, 'definition' | 'words' | 'row'>) {
  const amount = amountField(definition)
  const column = amount ? columnOf(definition, amount) : undefined
  if (!column || row[amount!] == null) return null
  return (
    <span className="at-stake">
      <small>{words.field(amount!)}</small>
      <Value definition={definition} row={row} column={column} words={words} />
    </span>
  )
}

function More({ items }: { items: MenuProps['items'] }) {
  const t = useTranslate()
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button className="more-actions" icon={<EllipsisOutlined />} aria-label={t('documents.more')} />
    </Dropdown>
  )
}
