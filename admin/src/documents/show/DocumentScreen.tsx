import { type AnyResource, partnerField, UUID } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useVisited } from '../../finder/visits.ts'
import { withWords } from '../../i18n/later.ts'
import { loadedAhead } from '../../layout/loadedAhead.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { useRoomForWork } from '../../layout/roomForWork.ts'
import { useHasRail, useIsMobile, useLeftOut } from '../../layout/useMedia.ts'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import History from '../../resources/history/History.tsx'
import { DO } from '../../resources/model/documents.ts'
import { paths } from '../../resources/model/paths.ts'
import { useRights } from '../../resources/model/useRights.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { useRowActions } from '../../overrides/useRowActions.tsx'
import { RecordMissing } from '../../resources/parts/RecordMissing.tsx'
import { useRecord } from '../../resources/parts/useRecord.ts'
import { isMissing, useRecordName } from '../../resources/parts/useRecordName.ts'
import { useShortcuts } from '../../resources/parts/useShortcuts.ts'
import { NextWaiting } from '../inbox/NextWaiting.tsx'
import { BesidePartner } from '../BesidePartner.tsx'
import { ReviewPanel } from '../review/ReviewPanel.tsx'
import { Told } from '../review/Warnings.tsx'
import { MakeButtons } from '../from/MakeButtons.tsx'
import { waysOf } from '../from/ways.ts'
import { actionOf, barOf, type DocumentRow, type Named } from '../document.ts'
import { stepPath } from '../stepPath.ts'
import { keyOf, nextOf } from '../steps.ts'
import { stepWord } from '../stepWord.ts'
import { useWayActions } from '../way/useWayActions.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { DocumentTabs } from './DocumentTabs.tsx'
import { DocumentName, DocumentState } from './DocumentName.tsx'
import { EndedNote } from './EndedNote.tsx'
import { LinesSections } from './LinesSections.tsx'
import { MissingNote } from './MissingNote.tsx'
import { NextStrip } from './NextStrip.tsx'
import { Totals } from './Totals.tsx'
import '../../resources/screens.css'
import '../documents.css'
import './rail.css'

const ActionDialog = loadedAhead(() => import('../actions/ActionDialog.tsx'))
const Progress = lazy(() => import('../from/Progress.tsx'))
const Chain = lazy(() => import('./Chain.tsx'))
const WayPanel = lazy(() => withWords('workflows', () => import('../way/WayPanel.tsx')))
const ForwardDialog = lazy(() => import('../way/ForwardDialog.tsx'))
const DeleteDialog = lazy(() => import('../../resources/parts/DeleteDialog.tsx'))

/** The page of a document: its contents, its state, and what this person may do about it now. */
export default function DocumentScreen({ definition }: { definition: AnyResource }) {
  const { id = '' } = useParams()
  return <DocumentPage key={id} definition={definition} id={id} />
}

function DocumentPage({ definition, id }: { definition: AnyResource; id: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const hasRail = useHasRail()
  const leftOut = useLeftOut()
  useRoomForWork(!mobile)
  const words = useWords(definition)
  const rights = useRights(definition)
  const { row, error, retry } = useRecord(definition, id)
  const document = row as DocumentRow | undefined
  const [search, setSearch] = useSearchParams()
  const [deleting, setDeleting] = useState(false)
  const [decided, setDecided] = useState(false)
  /** An action whose dialog was asked for, until the address says so. */
  const [asked, setAsked] = useState<Named | null>(null)
  const open = document && (asked ?? openAction(definition, document, search.get(DO)))
  const edit = () => void navigate(paths.edit(definition, id))
  const way = useWayActions(definition, document)
  const further = useRowActions(definition, document, search.get(DO), () => show(null))
  const next = document ? nextOf(definition, document, further.offers) : null
  const bar = document && barOf(definition, document, next?.kind === 'take' ? next.action : undefined)
  useShortcuts({ e: bar?.edit ? edit : undefined })
  useRecordName(definition, words, { row, error })
  useVisited(definition, id, row, isMissing(error))

  // Loads the dialog early, before the network may fail.
  useEffect(() => ActionDialog.load(), [])
  useEffect(() => setAsked(null), [search])
  /** The name of the action whose dialog is open now. */
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = open?.name ?? null
  })

  function show(action: Named | null) {
    setAsked(action)
    setSearch(action ? { [DO]: action.name } : {}, { replace: true })
  }

  /** Closes the dialog of an action. One that was opened since stays: what follows from the first may come late. */
  function close({ name }: Named) {
    if (shown.current === null || shown.current === name) show(null)
  }

  // The document belongs to somebody else, where people see only their own.
  if (error?.statusCode === 403) return <ForbiddenPage area={definition.area} level="v" />
  if (error && (!document || isMissing(error)))
    return (
      <section className="screen">
        <RecordMissing definition={definition} words={words} error={error} onRetry={retry} />
        {isMissing(error) && UUID.test(id) && (
          <History definition={definition} words={words} path={`${definition.path}/${id}/history`} row={null} />
        )}
      </section>
    )
  if (!document || !bar) return <PageSkeleton />

  // Once it is decided, the document that waits next is.
  const main = decided ? null : next
  const isOffer = main?.kind === 'offer'
  const ways = waysOf(definition, document, main, further.offers)
  const makes = <MakeButtons definition={definition} row={document} ways={ways.buttons} next={main} />
  const seldom = ways.rare.map((one) => ({
    key: keyOf(one),
    label: stepWord(t, definition, one, document),
    onClick: () => void navigate(stepPath(definition, id, one)),
  }))
  const actions = (
    <>
      <ActionBar
        definition={definition}
        words={words}
        row={document}
        bar={bar}
        onAct={show}
        onEdit={edit}
        onDelete={() => setDeleting(true)}
        more={[...seldom, ...way.items]}
        further={further.offers}
        next={main}
        makes={isOffer && makes}
      >
        {decided && <NextWaiting after={id} />}
      </ActionBar>
      {!isOffer && makes}
    </>
  )
  const review = document.review && (
    <ReviewPanel definition={definition} words={words} row={document} review={document.review} />
  )
  const facts = <DocumentFacts definition={definition} words={words} row={document} isRail={hasRail} />
  const totals = <Totals definition={definition} words={words} row={document} />
  const partner = partnerField(definition, document)
  const beside = partner && <BesidePartner definition={definition} partner={partner} id={document[partner]} />
  /** On a phone the decision and the goods come before the other facts, if the person has to decide. */
  const first = mobile && review
  return (
    <section className="screen document" data-actions={mobile ? 'bottom' : undefined}>
      <PageHeader
        title={<DocumentName definition={definition} row={document} words={words} />}
        note={<DocumentState definition={definition} row={document} words={words} />}
        actions={!mobile && actions}
      />
      {!first && !hasRail && beside}
      {mobile && review}
      {first && beside}
      {document.ended ? (
        <EndedNote definition={definition} words={words} row={document} ended={document.ended} />
      ) : (
        <ApprovalNote definition={definition} words={words} row={document} onAct={show} />
      )}
      {!mobile && review}
      {!review && !document.ended && <Told definition={definition} row={document} />}
      {document.approval?.workflow && (
        <Suspense>
          <WayPanel definition={definition} row={document} />
        </Suspense>
      )}
      <MissingNote definition={definition} words={words} row={document} bar={bar} onEdit={edit} />
      <NextStrip definition={definition} words={words} row={document} next={main} />
      {!first && !hasRail && facts}
      <div className="document-body">
        <div className="document-main">
          <Suspense>
            <Chain definition={definition} words={words} row={document} />
          </Suspense>
          <LinesSections definition={definition} words={words} row={document} leftOut={leftOut} />
          {!hasRail && totals}
          {definition.states!.progress && (
            <Suspense>
              <Progress definition={definition} row={document} />
            </Suspense>
          )}
          {first && facts}
          <DocumentTabs definition={definition} words={words} row={document} />
        </div>
        {hasRail && (
          <div className="document-rail">
            {totals}
            {beside && <div className="panel">{beside}</div>}
            {facts}
          </div>
        )}
      </div>
      {mobile && <div className="bottom-bar">{actions}</div>}
      {open && (
        <Suspense>
          <ActionDialog
            key={open.name}
            definition={definition}
            words={words}
            row={document}
            action={open}
            onClose={() => close(open)}
            onDone={() => setDecided(open.by === 'approver')}
          />
        </Suspense>
      )}
      {further.dialog}
      {way.forwarding && (
        <Suspense>
          <ForwardDialog definition={definition} row={document} task={way.forwarding} onClose={way.stop} />
        </Suspense>
      )}
      {deleting && (
        <Suspense>
          <DeleteDialog
            definition={definition}
            words={words}
            rows={[document]}
            onClose={() => setDeleting(false)}
            onDeleted={() => void navigate(rights.list ? paths.list(definition) : '/', { replace: true })}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The action that the address asks for, if this person may take it. */
const openAction = (definition: AnyResource, { allowed = [] }: DocumentRow, name: string | null) =>
  name && allowed.includes(name) ? actionOf(definition, name) : null
