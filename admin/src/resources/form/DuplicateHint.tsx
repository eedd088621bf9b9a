import type { AnyResource, Field } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { call } from '../../http/client.ts'
import type { AnyRow } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { useRested } from '../model/rested.ts'
import { canonical } from './canonical.ts'

type Similar = { id: string; code: string | null; name: string }
type Props = { definition: AnyResource; name: string; field: Field; row: AnyRow | null }

const DEBOUNCE_MS = 500
/** This many fit into a line or two. */
const SHOWN = 3
const FRESH_MS = 30_000

/** Shows existing rows that resemble what is being typed. It does not prevent saving, and opens them in a new tab. */
export default function DuplicateHint({ definition, name, field, row }: Props) {
  const t = useTranslate()
  const typed = canonical[field.type](Form.useWatch(name, Form.useFormInstance())) as string | null
  const value = useRested(typed, DEBOUNCE_MS)
  const changed = value !== null && value !== canonical[field.type](row?.[name])
  const { data } = useQuery({
    queryKey: ['similar', definition.name, name, value, row?.id],
    queryFn: async ({ signal }) =>
      (
        await call<Similar[]>(
          `${definition.path}/similar?${new URLSearchParams({ field: name, value: value!, ...(row && { except: row.id }) })}`,
          { signal, quiet: true },
        )
      ).body,
    enabled: changed,
    staleTime: FRESH_MS,
    retry: false,
  })
  const found = changed && value === typed ? (data ?? []) : []
  return (
    <div className="duplicate-hint" role="status">
      {found.length > 0 && (
        <>
          {t('crud.similar.hint')}{' '}
          {found.slice(0, SHOWN).map((one, place) => (
            <span key={one.id}>
              {place > 0 && ', '}
              <a href={paths.show(definition, one.id)} target="_blank" rel="noreferrer">
                {one.code && one.code !== one.name && <span className="code">{one.code} </span>}
                {one.name}
              </a>
            </span>
          ))}
          {found.length > SHOWN && ` ${t('crud.similar.more', { total: found.length - SHOWN })}`}
        </>
      )}
    </div>
  )
}
