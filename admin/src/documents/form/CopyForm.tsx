import type { AnyResource } from '@barem/resources/kit'
import { useState } from 'react'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import CreateForm from '../../resources/form/CreateForm.tsx'
import { useWords } from '../../resources/model/useWords.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { RecordMissing } from '../../resources/parts/RecordMissing.tsx'
import { useRecord } from '../../resources/parts/useRecord.ts'
import { copyOf } from './copyOf.ts'

/** The form of a new document that begins as a copy of another one. */
export default function CopyForm({ definition, id }: { definition: AnyResource; id: string }) {
  const words = useWords(definition)
  const { row, error, retry } = useRecord(definition, id)
  if (error && !row)
    return (
      <section className="screen">
        <RecordMissing definition={definition} words={words} error={error} onRetry={retry} />
      </section>
    )
  return row ? <Copied definition={definition} row={row} /> : <PageSkeleton />
}

/** Read once: what others change of the first document changes no copy. */
function Copied({ definition, row }: { definition: AnyResource; row: AnyRow }) {
  const [values] = useState(() => copyOf(definition, row))
  return <CreateForm definition={definition} values={values} />
}
