import type { AnyResource, Field } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../format/number.ts'
import { call } from '../../http/client.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { AnyRow } from '../model/columns.ts'
import { titlesOf } from '../model/words.ts'

interface Open {
  documents: { resource: string; documents: number; lines: number }[]
  standing: { ledger: string; figure: string }[]
}

type Props = { definition: AnyResource; row: AnyRow; says: 'off' | 'barem' }

/** What of a row is still open, as a sentence has it; empty where nothing is. */
function openText(t: Translate, { documents, standing }: Open): string {
  const counts = documents.map(({ resource, documents: count, lines }) => {
    const { one, many } = titlesOf(t, { name: resource })
    const what = t('crud.count', { count, one, many })
    return lines > 0 ? t('crud.open.lines', { what, count: lines }) : what
  })
  const figures = standing.map(({ ledger, figure }) =>
    t(`crud.open.standing.${ledger}.${Number(figure) < 0 ? 'under' : 'over'}`, {
      figure: formatNumber(figure.replace(/^-/, ''), 3),
    }),
  )
  return [...counts, ...figures].join(' · ')
}

const openOf = async ({ path }: AnyResource, id: unknown, signal: AbortSignal): Promise<Open> =>
  (await call<Open>(`${path}/${String(id)}/open`, { signal, quiet: true })).body

/** What of a row is still open, as somebody is about to put it out of use, or to change its barem. */
export function OpenBusiness({ definition, row, says }: Props) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['open', definition.name, row.id],
    queryFn: ({ signal }) => openOf(definition, row.id, signal),
    retry: false,
  })
  const open = data ? openText(t, data) : ''
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

/** So many rows are named; the others are counted. */
const NAMED = 5

type ManyProps = { definition: AnyResource; rows: readonly AnyRow[]; name: string; field: Field; value: unknown }

/** The same below a field of many rows that are about to get one value. */
export function ManySwitchedOff({ definition, rows, name, field, value }: ManyProps) {
  const t = useTranslate()
  const usable = ('usable' in field ? field.usable : null) as readonly unknown[] | null
  const isOff = usable !== null && value != null && !usable.includes(value)
  const leaving = isOff ? rows.filter((row) => row[name] === undefined || usable.includes(row[name])) : []
  const { data } = useQuery({
    queryKey: ['open', definition.name, leaving.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const found: { row: AnyRow; open: Open }[] = []
      // One after another: somebody may have marked a hundred.
      for (const row of leaving) found.push({ row, open: await openOf(definition, row.id, signal) })
      return found
    },
    enabled: leaving.length > 0,
    retry: false,
  })
  if (leaving.length === 0) return null
  const busy = (data ?? []).flatMap(({ row, open }) => {
    const what = openText(t, open)
    return what === '' ? [] : [`${String(row[definition.title] ?? row.code ?? '')}: ${what}`]
  })
  return (
    <div className="open-business" role="status">
      <div>{t('crud.open.manyOff')}</div>
      {busy.slice(0, NAMED).map((line) => (
        <div key={line} className="open-now">
          {line}
        </div>
      ))}
      {busy.length > NAMED && <div>{t('crud.open.more', { count: busy.length - NAMED })}</div>}
    </div>
  )
}
