import type { AnyResource, Field } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import { call } from '../../http/client.ts'
import type { AnyRow } from '../model/columns.ts'
import { titlesOf } from '../model/words.ts'

interface Open {
  documents: { resource: string; documents: number; lines: number }[]
  standing: { ledger: string; figure: string }[]
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
  const documents = (data?.documents ?? []).map(({ resource, documents: count, lines }) => {
    const { one, many } = titlesOf(t, { name: resource })
    const what = t('crud.count', { count, one, many })
    return lines > 0 ? t('crud.open.lines', { what, count: lines }) : what
  })
  const standing = (data?.standing ?? []).map(({ ledger, figure }) =>
    t(`crud.open.standing.${ledger}.${Number(figure) < 0 ? 'under' : 'over'}`, {
      figure: formatNumber(figure.replace(/^-/, ''), 3),
    }),
  )
  const open = [...documents, ...standing].join(' · ')
  const note = useRef<HTMLDivElement>(null)
  // On a phone the buttons would hide the note, so it scrolls into view, but not while somebody types a barem.
  useEffect(() => {
    if (says === 'off') note.current?.scrollIntoView({ block: 'nearest' })
  }, [data, says])
  if (!data) return null
  // Another barem changes nothing of a product that nothing is open of.
  if (says === 'barem' && open === '') return null
  return (
    <div className="open-business" role="status" ref={note}>
      <div>{t(`crud.open.${says}`)}</div>
      {open !== '' && <div className="open-now">{t('crud.open.now', { what: open })}</div>}
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
