import type { AnyResource } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { startLaterOf, startOf } from '../../overrides/resolve.ts'
import { useRights } from '../model/rights.ts'
import { useWords } from '../model/words.ts'
import { FormScreen } from './FormScreen.tsx'

/** Adds a row of any resource. */
export default function CreateScreen({ definition }: { definition: AnyResource }) {
  const { t } = useTranslation()
  const words = useWords(definition)
  const rights = useRights(definition)
  const [preset, setPreset] = useState(() => startOf(definition))
  useEffect(() => {
    let open = true
    startLaterOf(definition)?.then(
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
