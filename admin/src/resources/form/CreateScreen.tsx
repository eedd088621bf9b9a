import type { AnyResource } from '@barem/resources/kit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { startOf } from '../../overrides/resolve.ts'
import { useRights } from '../model/rights.ts'
import { useWords } from '../model/words.ts'
import { FormScreen } from './FormScreen.tsx'

/** Adds a row of any resource. */
export default function CreateScreen({ definition }: { definition: AnyResource }) {
  const { t } = useTranslation()
  const words = useWords(definition)
  const rights = useRights(definition)
  const preset = useMemo(() => startOf(definition), [definition])
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
