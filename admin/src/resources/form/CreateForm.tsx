import type { AnyResource } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { loadDefaultsOf, startOf } from '../../overrides/resolve.ts'
import { useWords } from '../model/useWords.ts'
import { FormScreen } from './FormScreen.tsx'
import { loadOwnRows, suggestedValues } from './suggestions.ts'
import type { Values } from './values.ts'

/** The form of a new row that begins with these values, besides what it proposes itself. */
export default function CreateForm({ definition, values }: { definition: AnyResource; values: Values }) {
  const t = useTranslate()
  const words = useWords(definition)
  const [preset, setPreset] = useState(() => ({ ...suggestedValues(definition), ...startOf(definition), ...values }))
  useEffect(() => {
    let open = true
    for (const loading of [loadDefaultsOf(definition), loadOwnRows(definition)])
      loading?.then(
        (later) => open && setPreset((now) => ({ ...later, ...now })),
        // A form without its suggestions is a form all the same.
        () => undefined,
      )
    return () => void (open = false)
  }, [definition])
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
