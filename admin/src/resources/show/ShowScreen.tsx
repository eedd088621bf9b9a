import { type AnyResource, UUID } from '@barem/resources/kit'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate, useParams } from 'react-router'
import { useVisited } from '../../finder/visits.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { Beside } from '../../overrides/Beside.tsx'
import { rightsWith } from '../../overrides/resolve.ts'
import { useRowActions } from '../../overrides/useRowActions.tsx'
import { useSession } from '../../session/session.ts'
import { nextOfRow } from '../model/nextOfRow.ts'
import { paths } from '../model/paths.ts'
import { useRights } from '../model/useRights.ts'
import { titleOf } from '../model/row.ts'
import { useWords } from '../model/useWords.ts'
import { RecordMissing } from '../parts/RecordMissing.tsx'
import { RecordTitle } from '../parts/RecordTitle.tsx'
import { useRecord } from '../parts/useRecord.ts'
import { isMissing, useRecordName } from '../parts/useRecordName.ts'
import { useShortcuts } from '../parts/useShortcuts.ts'
import { GroupPanels } from './Groups.tsx'
import { placesOf } from './places.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordFigures } from './RecordFigures.tsx'
import '../screens.css'
import './show.css'

const Related = lazy(() => import('./Related.tsx').then(({ Related }) => ({ default: Related })))
const History = lazy(() => import('../history/History.tsx'))
const DeleteDialog = lazy(() => import('../parts/DeleteDialog.tsx'))

/** One row of any resource. */
export default function ShowScreen({ definition }: { definition: AnyResource }) {
  const { id = '' } = useParams()
  return <ShowRecord key={id} definition={definition} id={id} />
}

function ShowRecord({ definition, id }: { definition: AnyResource; id: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const words = useWords(definition)
  const who = useSession()
  const general = useRights(definition)
  const { row, error, retry } = useRecord(definition, id)
  const rights = row ? rightsWith(definition, general, row) : general
  const more = useRowActions(definition, row)
  const [deleting, setDeleting] = useState(false)
  const edit = () => void navigate(paths.edit(definition, id))
  useShortcuts({ e: rights.update && row ? edit : undefined })
  useRecordName(definition, words, { row, error })
  useVisited(definition, id, row, isMissing(error))

  const historyPath = `${definition.path}/${id}/history`
  if (error && (!row || isMissing(error)))
    return (
      <section className="screen">
        <RecordMissing definition={definition} words={words} error={error} onRetry={retry} />
        {isMissing(error) && UUID.test(id) && (
          <Suspense>
            <History definition={definition} words={words} path={historyPath} row={null} />
          </Suspense>
        )}
      </section>
    )
  if (!row) return <PageSkeleton />
  const next = nextOfRow(t, definition, { row, offers: more.offers, who })
  const actions = (
    <RecordActions
      next={next}
      offers={more.offers}
      onEdit={rights.update ? edit : null}
      onDelete={rights.delete ? () => setDeleting(true) : null}
    />
  )
  const places = placesOf(definition, row)
  const hasActions = rights.delete || rights.update || more.offers.length > 0 || next !== null
  return (
    <section className="screen" data-actions={mobile && hasActions ? 'bottom' : undefined}>
      <PageHeader
        title={titleOf(definition, row)}
        note={<RecordTitle definition={definition} row={row} words={words} />}
        actions={!mobile && hasActions && actions}
      />
      <RecordFigures definition={definition} words={words} row={row} figures={places.figures} />
      <div className="record-beside">
        <Beside resource={definition.name} id={id} />
      </div>
      <div className="record-body" data-rail={places.facts.length > 0 || undefined}>
        {places.facts.length > 0 && (
          <div className="record-rail">
            <GroupPanels definition={definition} row={row} words={words} groups={places.facts} />
          </div>
        )}
        <div className="record-main">
          <GroupPanels definition={definition} row={row} words={words} groups={places.broad} />
          <Suspense>
            <Related definition={definition} id={id} />
          </Suspense>
          <Suspense>
            <History definition={definition} words={words} path={historyPath} row={row} />
          </Suspense>
        </div>
      </div>
      {mobile && hasActions && <div className="bottom-bar">{actions}</div>}
      {more.dialog}
      {deleting && (
        <Suspense>
          <DeleteDialog
            definition={definition}
            words={words}
            rows={[row]}
            onClose={() => setDeleting(false)}
            onDeleted={() => void navigate(paths.list(definition), { replace: true })}
          />
        </Suspense>
      )}
    </section>
  )
}
