import type { Guard } from './unsaved.ts'
import type { AnyResource } from '@barem/resources/kit'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router'
import { formLayoutOf } from '../../overrides/resolve.ts'
import { useRoomForWork } from '../../layout/roomForWork.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import type { AnyRow } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { useMayTake } from '../model/useMayTake.ts'
import { useRights } from '../model/useRights.ts'
import type { Words } from '../model/words.ts'
import { asks, DO, forwardOf, lacks } from '../model/documents.ts'
import { RecordForm } from './RecordForm.tsx'
import type { Next } from './useRecordForm.ts'
import type { Values } from './values.ts'
import { useLeaveGuard } from './useLeaveGuard.tsx'
import '../screens.css'
import './form.css'

const FormNotice = lazy(() => import('../../documents/form/FormNotice.tsx'))

type Props = {
  definition: AnyResource
  words: Words
  title: ReactNode
  note?: ReactNode
  row: AnyRow | null
  preset?: Values
}

/** A form as a page: guarded against being left by accident, and leading on once saved. */
export function FormScreen({ definition, words, title, note, row, preset }: Props) {
  const navigate = useNavigate()
  /** Lines are typed in a grid, which takes the room of the menu. */
  const hasGrid = formLayoutOf(definition) !== undefined
  useRoomForWork(hasGrid)
  const rights = useRights(definition)
  const guard = useRef<Guard>(null)
  useLeaveGuard(guard)

  const forward = definition.states && asks(definition) ? forwardOf(definition) : null
  const mayGoOn = useMayTake(definition, forward)
  const also = definition.states ? (rights.show && mayGoOn ? 'request' : null) : rights.create ? 'new' : null

  const away = rights.list ? paths.list(definition) : '/'
  const leave = () => void navigate(row && rights.show ? paths.show(definition, row.id) : away)

  /** Where the form is, and where it has led: a save that is answered later leads nobody away from elsewhere. */
  const led = useRef([location.pathname])

  function lead(to: string, search = '', replace = true) {
    if (!led.current.includes(location.pathname)) return
    led.current.push(to)
    void navigate(to + search, { replace })
  }

  function saved(result: AnyRow, next: Next) {
    if (next === 'new') return row || led.current.length > 1 ? lead(paths.create(definition), '', !row) : undefined
    // The page says what the document lacks; until it is there, nobody can be asked.
    const then = typeof next === 'object' ? next.do : next === 'request' ? forward : null
    const search = then !== null && !lacks(definition, result) ? `?${DO}=${then}` : ''
    if (rights.show) lead(paths.show(definition, result.id), search)
    else lead(away)
  }

  return (
    <section className="screen form-screen" data-lines={hasGrid ? '' : undefined}>
      <PageHeader title={title} note={note} />
      {definition.states && row && (
        <Suspense>
          <FormNotice definition={definition} words={words} row={row} />
        </Suspense>
      )}
      <RecordForm
        definition={definition}
        words={words}
        row={row}
        preset={preset}
        keepsDraft
        also={also}
        guard={guard}
        onCancel={leave}
        onSaved={saved}
      />
    </section>
  )
}
