import type { AnyResource } from '@barem/resources/kit'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { isOpen } from '../model/documents.ts'
import { isMatterOf } from '../model/rights.ts'
import { titleOf } from '../model/row.ts'
import { useWords } from '../model/useWords.ts'
import { RecordMissing } from '../parts/RecordMissing.tsx'
import { RecordTitle } from '../parts/RecordTitle.tsx'
import { useRecord } from '../parts/useRecord.ts'
import { useRecordName } from '../parts/useRecordName.ts'
import { useSession } from '../../session/session.ts'
import { FormScreen } from './FormScreen.tsx'

const Closed = lazy(() => import('../../documents/form/Closed.tsx'))

/** Changes a row of any resource. */
export default function EditScreen({ definition }: { definition: AnyResource }) {
  const { id = '' } = useParams()
  return <EditRecord key={id} definition={definition} id={id} />
}

function EditRecord({ definition, id }: { definition: AnyResource; id: string }) {
  const words = useWords(definition)
  const who = useSession()
  const { row, fresh, error, retry } = useRecord(definition, id)
  useRecordName(definition, words, { row, error })
  /** A form that is open stays open when somebody else closes the row: saving tells the person. */
  const [begun, setBegun] = useState(false)
  if (row && fresh && !begun && isOpen(definition, row)) setBegun(true)
  if (row && fresh && !isMatterOf(who, definition, row)) return <ForbiddenPage area={definition.area} level="u" />
  if (row && fresh && !begun && !isOpen(definition, row))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Closed definition={definition} words={words} row={row} />
      </Suspense>
    )
  if (row && fresh)
    return (
      <FormScreen
        definition={definition}
        words={words}
        title={titleOf(definition, row)}
        note={<RecordTitle definition={definition} row={row} words={words} />}
        row={row}
      />
    )
  if (error?.statusCode === 403) return <ForbiddenPage area={definition.area} level="v" />
  return error ? (
    <RecordMissing definition={definition} words={words} error={error} onRetry={retry} />
  ) : (
    <PageSkeleton />
  )
}
