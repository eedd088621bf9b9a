import type { AnyResource } from '@barem/resources/kit'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PageHeader } from '../../layout/PageHeader.tsx'
import type { AnyRow } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { useRights } from '../model/rights.ts'
import type { Words } from '../model/words.ts'
import { RecordForm } from './RecordForm.tsx'
import { type Guard, useLeaveGuard } from './useLeaveGuard.tsx'
import '../screens.css'
import './form.css'

type Props = { definition: AnyResource; words: Words; title: ReactNode; note?: ReactNode; row: AnyRow | null }

/** A form as a page: guarded against being left by accident, and leading on once saved. */
export function FormScreen({ definition, words, title, note, row }: Props) {
  const navigate = useNavigate()
  const rights = useRights(definition)
  const guard = useRef<Guard>(null)
  useLeaveGuard(guard)

  const leave = () => void navigate(row && rights.show ? paths.show(definition, row.id) : paths.list(definition))

  function saved(result: AnyRow, more: boolean) {
    if (more && row) return void navigate(paths.create(definition))
    if (!more) void navigate(rights.show ? paths.show(definition, result.id) : paths.list(definition), { replace: true })
  }

  return (
    <section className="screen form-screen">
      <PageHeader title={title} note={note} />
      <RecordForm
        definition={definition}
        words={words}
        row={row}
        keepsDraft
        canAddMore={rights.create}
        guard={guard}
        onCancel={leave}
        onSaved={saved}
      />
    </section>
  )
}
