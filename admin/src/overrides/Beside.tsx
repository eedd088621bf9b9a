import { Suspense } from 'react'
import { useAllowed } from '../session/useAllowed.ts'
import { besideOf } from './resolve.ts'
import type { Beside as Part } from './types.ts'
import './beside.css'

type Props = { resource: string; id: string | null; inForm?: boolean; adds?: string | null }

/**
 * What its domain shows beside a row of a resource, to whoever may see it. The room is there before the row is chosen,
 * so that nothing moves.
 */
export function Beside({ resource, id, inForm = false, adds = null }: Props) {
  const beside = besideOf({ name: resource })
  return beside ? <Allowed {...beside} id={id} inForm={inForm} adds={adds} /> : null
}

function Allowed({
  area,
  part: Own,
  id,
  inForm,
  adds,
}: Part & { id: string | null; inForm: boolean; adds: string | null }) {
  if (!useAllowed(area, 'v')) return null
  return (
    <div className="beside">{id !== null && <Suspense>{<Own id={id} inForm={inForm} adds={adds} />}</Suspense>}</div>
  )
}
