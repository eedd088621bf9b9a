import { type AnyResource, type Field, UUID } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useSearchParams } from 'react-router'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { loadDefaultsOf, startOf } from '../../overrides/resolve.ts'
import { isWritable } from '../model/columns.ts'
import { useRights } from '../model/useRights.ts'
import { useWords } from '../model/useWords.ts'
import { FormScreen } from './FormScreen.tsx'
import type { Values } from './values.ts'

/** The relations of a new row that the address fills in: `?shippingFeeId=<id>`. */
const pointedTo = ({ fields }: AnyResource, query: URLSearchParams): Values =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field][])
      .filter(([, field]) => field.type === 'belongsTo' && isWritable(field))
      .map(([name]) => [name, query.get(name)] as const)
      .filter(([, id]) => id !== null && UUID.test(id)),
  )

/** Adds a row of any resource. */
export default function CreateScreen({ definition }: { definition: AnyResource }) {
  const t = useTranslate()
  const words = useWords(definition)
  const rights = useRights(definition)
  const [query] = useSearchParams()
  const [preset, setPreset] = useState(() => ({ ...startOf(definition), ...pointedTo(definition, query) }))
  useEffect(() => {
    let open = true
    loadDefaultsOf(definition)?.then(
      (later) => open && setPreset((now) => ({ ...later, ...now })),
      // A form without its suggestions is a form all the same.
      () => undefined,
    )
    return () => void (open = false)
  }, [definition])
  if (!rights.create) return <ForbiddenPage />
  return (
    <FormScreen
      definition={definition}
      words={words}
      title={t('crud.form.addTitle', { one: words.one })}
      row={null}
      preset={preset}
    />
  )
}
