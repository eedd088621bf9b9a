import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { type AnyResource, partnerField, relationKey } from '@barem/resources/kit'
import { Button, Drawer } from 'antd'
import { Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { useRoomForWork } from '../../layout/roomForWork.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { rightsWith } from '../../overrides/resolve.ts'
import { RowMenu } from '../list/RowMenu.tsx'
import { type AnyRow, calledIn, type Column, type Embedded } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { nameOf, titleOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { RecordTitle } from '../parts/RecordTitle.tsx'
import { PeekBody } from './PeekBody.tsx'
import type { RowWalk } from './useRowWalk.ts'
import './peek.css'

type Props = {
  definition: AnyResource
  words: Words
  row: AnyRow
  /** The columns of the list, and those of them that it has room for. */
  columns: readonly Column[]
  shown: readonly Column[]
  rights: Rights
  walk: RowWalk
  onDelete: (row: AnyRow) => void
}

/** A row of a list without leaving it: its figures, its next step, its lines and what the list has no room for. */
export default function Peek({ definition, words, row, columns, shown, rights, walk, onDelete }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const language = useLocale()
  useRoomForWork(!mobile)
  const label = t('lists.peek.of', { name: nameOf(definition, row) })
  const relation = partnerField(definition, row)
  const partner = relation && (row[relationKey(relation)] as Embedded | null | undefined)
  const [previous, next] = [walk.by(-1), walk.by(1)]
  const head = (
    <header className="peek-head">
      <h2 aria-live="polite">{titleOf(definition, row)}</h2>
      <Button
        type="text"
        icon={<UpOutlined />}
        aria-label={t('lists.peek.previous')}
        aria-keyshortcuts="k"
        disabled={!previous}
        onClick={previous}
      />
      <Button
        type="text"
        icon={<DownOutlined />}
        aria-label={t('lists.peek.next')}
        aria-keyshortcuts="j"
        disabled={!next}
        onClick={next}
      />
      <RowMenu definition={definition} row={row} rights={rightsWith(definition, rights, row)} onDelete={onDelete} />
      {rights.show && (
        <Button onClick={() => void navigate(paths.row(definition, row))} aria-keyshortcuts="o">
          {t('lists.peek.open')}
          {!mobile && <kbd>o</kbd>}
        </Button>
      )}
      <Button type="text" icon={<CloseOutlined />} aria-label={t('crud.close')} onClick={walk.close} />
      <RecordTitle definition={definition} row={row} words={words} />
      {partner && <p className="peek-partner">{calledIn(language, partner)}</p>}
    </header>
  )
  const body = (
    <Suspense fallback={<p className="peek-note">{t('app.loading')}</p>}>
      <PeekBody definition={definition} words={words} row={row} columns={columns} shown={shown} />
    </Suspense>
  )
  if (mobile)
    return (
      <Drawer
        open
        placement="bottom"
        height="85%"
        closable={false}
        onClose={walk.close}
        className="peek-sheet"
        aria-label={label}
      >
        {head}
        {body}
      </Drawer>
    )
  return (
    <aside className="peek" aria-label={label}>
      {head}
      {body}
    </aside>
  )
}
