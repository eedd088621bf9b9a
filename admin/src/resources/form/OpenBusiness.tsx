import type { AnyResource, Field } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import { call } from '../../http/client.ts'
import type { AnyRow } from '../model/columns.ts'
import { titlesOf } from '../model/words.ts'

interface Open {
  documents: { resource: string; documents: number; lines: number }[]
  onHand: string | null
}

type Props = { definition: AnyResource; row: AnyRow; says: 'off' | 'barem' }

/** What of a row is still open, as somebody is about to put it out of use, or to change its barem. */
export function OpenBusiness({ definition, row, says }: Props) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['open', definition.name, row.id],
    queryFn: async ({ signal }) =>
      (await call<Open>(`${definition.path}/${row.id}/open`, { signal, quiet: true })).body,
    retry: false,
  })
  if (!data) return null
  const parts = data.documents.map(({ resource, documents, lines }) =>
    t(lines > 0 ? 'crud.open.lines' : 'crud.open.documents', {
      title: titlesOf(t, { name: resource }).title,
      documents,
      lines,
    }),
  )
  if (Number(data.onHand ?? 0) > 0) parts.push(t('crud.open.onHand', { figure: formatNumber(data.onHand!, 3) }))
  return (
    <div className="duplicate-hint" role="status">
      {t(`crud.open.${says}`)} {parts.length > 0 ? parts.join(' · ') : t('crud.open.nothing')}
    </div>
  )
}

/** The same below a field that says whether a row is in use, once it says that it is not any more. */
export default function SwitchedOff({
  name,
  field,
  ...props
}: Omit<Props, 'says'> & { name: string; field: Extract<Field, { type: 'select' | 'boolean' }> }) {
  const value = Form.useWatch(name, Form.useFormInstance()) as unknown
  const isUsed = (one: unknown) => (field.usable as readonly unknown[]).includes(one)
  return isUsed(props.row[name]) && value !== undefined && !isUsed(value) ? (
    <OpenBusiness {...props} says="off" />
  ) : null
}
