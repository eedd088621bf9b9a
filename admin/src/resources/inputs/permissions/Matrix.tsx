import { SearchOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useIsMobile } from '../../../layout/useMedia.ts'
import { type Cell, changedAreas, type Grants, isLocked, type MayGive, toggled, withCell } from './grants.ts'
import { MatrixCards } from './MatrixCards.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { allGroupsBy } from './rows.ts'
import './matrix.css'

type Props = {
  grants: Grants
  /** The stored grants; boxes that differ from them are marked. */
  before: Grants
  mayGive: MayGive
  /** Why boxes are locked. */
  note: string | null
  onChange: (grants: Grants) => void
  onReset: () => void
}

/** Areas by levels, with a search, and a count of what differs from what is stored. */
export function Matrix({ grants, before, mayGive, note, onChange, onReset }: Props) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const noteId = useId()
  const mobile = useIsMobile()
  const groups = allGroupsBy(search, t)
  const changed = changedAreas(before, grants).length
  const toggle = (cells: readonly Cell[]) => onChange(toggled(grants, cells, mayGive))
  const set = (cell: Cell, on: boolean) => !isLocked(grants, cell, mayGive) && onChange(withCell(grants, cell, on))
  const shared = { groups, grants, before, mayGive, noteId: note ? noteId : undefined, onSet: set, onToggle: toggle }

  return (
    <>
      <div className="matrix-tools">
        <Input
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('access.search')}
          aria-label={t('access.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value.trimStart())}
          disabled={false}
        />
        <span className="matrix-changes" role="status">
          {changed > 0 && t('access.changed', { total: changed })}
        </span>
        {changed > 0 && (
          <Button type="text" size="small" onClick={onReset}>
            {t('access.reset')}
          </Button>
        )}
      </div>
      {note && (
        <p id={noteId} className="matrix-note">
          {note}
        </p>
      )}
      {groups.length === 0 && <p className="matrix-nothing">{t('access.nothing', { search })}</p>}
      {groups.length > 0 &&
        (mobile ? <MatrixCards {...shared} searching={search !== ''} /> : <MatrixTable {...shared} />)}
    </>
  )
}
