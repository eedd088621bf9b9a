import { type AnyResource, type Field, UUID } from '@barem/resources/kit'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { entries } from '../../lines/entries.ts'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { isWritable } from '../model/columns.ts'
import { COPY } from '../model/documents.ts'
import { useRights } from '../model/useRights.ts'
import CreateForm from './CreateForm.tsx'
import type { Values } from './values.ts'

/** With the ways to type lines, which say what of a line is copied. */
const CopyForm = lazy(() => entries.with(() => import('../../documents/form/CopyForm.tsx')))

/** Lines that begin with the rows that the address names: `?lines.productId=<id>`. */
function beginning(
  name: string,
  { fields }: Extract<Field, { type: 'lines' }>,
  query: URLSearchParams,
): [string, unknown][] {
  const lines = Object.keys(fields).flatMap((inner) =>
    query
      .getAll(`${name}.${inner}`)
      .filter((id) => UUID.test(id) && fields[inner]!.type === 'belongsTo')
      .map((id) => ({ [inner]: id, begins: true })),
  )
  return lines.length > 0 ? [[name, lines]] : []
}

/** The relations of a new row that the address fills in: `?shippingFeeId=<id>`; the name again for each of several. */
const pointedTo = ({ fields }: AnyResource, query: URLSearchParams): Values =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): [string, unknown][] => {
      if (field.type === 'lines') return beginning(name, field, query)
      const ids = isWritable(field) ? query.getAll(name).filter((id) => UUID.test(id)) : []
      if (ids.length === 0) return []
      if (field.type === 'belongsTo') return [[name, ids[0]!]]
      return field.type === 'belongsToMany' ? [[name, ids]] : []
    }),
  )

/** Adds a row of any resource, with what a screen before has handed over, or a copy of a document: `?copy=<id>`. */
export default function CreateScreen({ definition }: { definition: AnyResource }) {
  const rights = useRights(definition)
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: { values?: Values } | null }
  const source = query.get(COPY)
  if (!rights.create) return <ForbiddenPage area={definition.area} level="c" />
  if (!definition.states || source === null || !UUID.test(source))
    return <CreateForm definition={definition} values={{ ...pointedTo(definition, query), ...state?.values }} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CopyForm key={source} definition={definition} id={source} />
    </Suspense>
  )
}
