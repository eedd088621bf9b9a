import { PlusOutlined } from '@ant-design/icons'
import { type AnyResource, summedOf } from '@barem/resources/kit'
import { Button, type InputRef } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { withWords } from '../../i18n/later.ts'
import { loadedAhead } from '../../layout/loadedAhead.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useIsMobile } from '../../layout/useMedia.ts'
import { listActionsOf, listNoteOf, rightsWith, tabsOf } from '../../overrides/resolve.ts'
import { makersOfSeveral } from '../../documents/from/makers.ts'
import type { AnyRow } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { useRights } from '../model/useRights.ts'
import { useWords } from '../model/useWords.ts'
import { useSession } from '../../session/session.ts'
import { useShortcuts } from '../parts/useShortcuts.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ResourceTable } from './ResourceTable.tsx'
import { useRoom } from './useRoom.ts'
import { SearchBox } from './SearchBox.tsx'
import { matchingQuery } from './matching.ts'
import { maySetMany } from './maySetMany.ts'
import { SheetButtons } from '../sheets/SheetButtons.tsx'
import { ViewMenu } from '../views/ViewMenu.tsx'
import { parameterColumns } from './address.ts'
import { useColumns } from './useColumns.ts'
import { useListState } from './useListState.ts'
import { useRows } from './useRows.ts'
import { useRowWalk } from '../peek/useRowWalk.ts'
import { useSelection } from './useSelection.ts'
import '../screens.css'
import './list.css'

const DeleteDialog = lazy(() => import('../parts/DeleteDialog.tsx'))
const BulkDialog = loadedAhead(() => import('./BulkDialog.tsx'))
const Peek = loadedAhead(() => withWords('lists', () => import('../peek/Peek.tsx')))
const Cards = lazy(() => import('./Cards.tsx'))
const Nothing = lazy(() => import('./Nothing.tsx'))
const SelectionBar = lazy(() => withWords('lists', () => withWords('documents', () => import('./SelectionBar.tsx'))))
const QuickFilters = lazy(() => withWords('lists', () => import('./QuickFilters.tsx')))
const Parameters = lazy(() => import('./Parameters.tsx'))
const RowsDialog = lazy(() => withWords('sheets', () => import('../sheets/RowsDialog.tsx')))
const ViewNote = lazy(() => withWords('views', () => import('../views/ViewNote.tsx')))

/** The list of any resource. */
export default function ListScreen({ definition }: { definition: AnyResource }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const words = useWords(definition)
  const rights = useRights(definition)
  const control = useListState(definition)
  const columns = useColumns(definition, control)
  const { rows, total, more, sums, stale, error, retry } = useRows(definition, control)
  const room = useRoom(definition, columns.shown)
  const search = useRef<InputRef>(null)
  const selection = useSelection(rows, control)
  const [importing, setImporting] = useState(false)
  const [doomed, setDoomed] = useState<AnyRow[]>([])
  const [changing, setChanging] = useState<AnyRow[]>([])
  const create = () => void navigate(paths.create(definition))
  const editable = (row: AnyRow) => rightsWith(definition, rights, row).update
  const walk = useRowWalk({
    rows,
    onOpen: rights.show ? (row) => void navigate(paths.row(definition, row)) : undefined,
    onEdit: rights.update ? (row) => editable(row) && void navigate(paths.edit(definition, row.id)) : undefined,
    onTick: selection.toggle,
  })
  useShortcuts({ '/': () => search.current?.focus(), n: rights.create ? create : undefined })

  const Tabs = tabsOf(definition)
  const Own = listActionsOf(definition)
  const Note = listNoteOf(definition)
  const own = Own && (
    <Suspense>
      <Own definition={definition} />
    </Suspense>
  )
  const narrowed = control.q !== '' || control.filters.length > 0
  const setsMany = maySetMany(definition, rights)
  const makes = makersOfSeveral(useSession(), definition).length > 0
  const adds = columns.shown.some(({ name }) => summedOf(definition).includes(name))
  const chosen = selection.rows
  const setsSome = setsMany && chosen.length > 0
  useEffect(() => void (setsSome && BulkDialog.load()), [setsSome])
  const deletable = chosen.filter((row) => rightsWith(definition, rights, row).delete)
  const addButton = rights.create && (
    <Button
      type={walk.isPeeking ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      onClick={create}
      aria-keyshortcuts="n"
    >
      {t('buttons.create')}
    </Button>
  )

  const foundWords = (count: number) =>
    more ? t('crud.foundMore', { what: words.counted(count - 1) }) : t('crud.found', { what: words.counted(count) })

  /** Offered once the whole page is chosen, where the server has counted all rows. */
  const offersAll = total !== undefined && !more && rows?.every(({ id }) => chosen.some((one) => one.id === id))
  const bar = chosen.length > 0 && (
    <Suspense>
      <SelectionBar
        definition={definition}
        words={words}
        rights={{ ...rights, delete: deletable.length > 0 }}
        columns={columns.shown}
        rows={chosen}
        matching={offersAll ? { query: matchingQuery(control), total } : null}
        isAll={selection.isAll}
        onChooseAll={selection.chooseAll}
        makes={makes}
        onSet={() => setChanging([...chosen])}
        onDelete={() => setDoomed(deletable)}
        onClear={selection.clear}
      />
    </Suspense>
  )

  function body() {
    if (error || (rows?.length === 0 && total === 0))
      return (
        <Suspense>
          <Nothing {...{ definition, words, rights, control, error, retry, narrowed }} />
        </Suspense>
      )
    const shared = {
      definition,
      words,
      rows,
      rights,
      shown: mobile ? columns.shown : room.shown,
      onDelete: (row: AnyRow) => setDoomed([row]),
    }
    return (
      <div
        className="list-rows"
        ref={room.ref}
        data-dense={definition.list.dense || undefined}
        aria-busy={stale || !rows}
        data-stale={stale || undefined}
      >
        {mobile ? (
          <Suspense>
            <Cards {...shared} onPeek={walk.peek} sums={sums} />
          </Suspense>
        ) : (
          <ResourceTable
            {...shared}
            control={control}
            walk={walk}
            sums={sums}
            ticks={setsMany || makes || adds}
            selected={chosen.map(({ id }) => id)}
            onSelect={selection.set}
          />
        )}
        {total !== undefined && total > 0 && <ListFooter control={control} total={total} more={more} selection={bar} />}
      </div>
    )
  }

  const note = total !== undefined && !error && (
    <span aria-live="polite">{narrowed ? foundWords(total) : words.counted(total)}</span>
  )
  return (
    <section
      className="screen list-screen"
      data-peek={walk.isPeeking || undefined}
      data-actions={mobile && rights.create ? 'bottom' : undefined}
    >
      <PageHeader
        title={words.title}
        note={note}
        actions={
          mobile ? (
            own
          ) : (
            <>
              {own}
              <SheetButtons
                definition={definition}
                control={control}
                rights={rights}
                empty={total === 0}
                onImport={() => setImporting(true)}
              />
              {addButton}
            </>
          )
        }
      />
      {Tabs && (
        <Suspense>
          <Tabs />
        </Suspense>
      )}
      <div className="list-panel">
        <div className="list-tools">
          <SearchBox
            q={control.q}
            placeholder={words.search}
            onSearch={(q) => control.change({ q })}
            inputRef={search}
          />
          {(definition.list.quick.length > 0 || Object.keys(definition.list.named).length > 0) && (
            <Suspense fallback={<i className="bar-control" />}>
              <QuickFilters definition={definition} words={words} control={control} />
            </Suspense>
          )}
          <FilterBar definition={definition} words={words} control={control} />
          {parameterColumns(definition).length > 0 && (
            <Suspense fallback={<i className="bar-control" />}>
              <Parameters definition={definition} words={words} control={control} />
            </Suspense>
          )}
          <div className="list-looks">
            <ViewMenu definition={definition} words={words} control={control} columns={columns} />
            {!mobile && <ColumnChooser columns={columns} words={words} fixed={definition.title} left={room.left} />}
          </div>
        </div>
        {control.note && (
          <Suspense>
            <ViewNote control={control} />
          </Suspense>
        )}
        {body()}
        {Note && total !== undefined && total > 0 && (
          <Suspense>
            <Note control={control} />
          </Suspense>
        )}
      </div>
      {walk.isPeeking && (
        <Suspense>
          <Peek
            definition={definition}
            words={words}
            row={walk.active!}
            columns={columns.shown}
            shown={mobile ? [] : room.shown}
            rights={rights}
            walk={walk}
            onDelete={(row) => setDoomed([row])}
          />
        </Suspense>
      )}
      {mobile && addButton && <div className="bottom-bar">{addButton}</div>}
      {importing && (
        <Suspense>
          <RowsDialog definition={definition} words={words} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {changing.length > 0 && (
        <Suspense>
          <BulkDialog
            definition={definition}
            words={words}
            rows={changing}
            matching={selection.isAll ? { query: matchingQuery(control), total: total ?? 0 } : null}
            onClose={() => setChanging([])}
          />
        </Suspense>
      )}
      {doomed.length > 0 && (
        <Suspense>
          <DeleteDialog
            definition={definition}
            words={words}
            rows={doomed}
            onClose={() => setDoomed([])}
            onGone={selection.drop}
          />
        </Suspense>
      )}
    </section>
  )
}
