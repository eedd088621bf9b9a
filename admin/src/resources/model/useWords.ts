import type { FieldSet } from '@barem/resources/kit'
import { use, useMemo } from 'react'
import { useTranslate } from '@refinedev/core'
import { resourcePart, wantWords } from '../../i18n/later.ts'
import { titlesOf, wordsOf, type Titles, type Words } from './words.ts'

/** What a definition is called in the language on screen. */
export function useTitles({ name }: Pick<FieldSet, 'name'>): Titles {
  const t = useTranslate()
  return useMemo(() => titlesOf(t, { name }), [t, name])
}

/** The words of a definition in the language on screen; what draws with them waits until they are loaded. */
export function useWords({ name, fields }: FieldSet): Words {
  use(wantWords(resourcePart(name)))
  const t = useTranslate()
  return useMemo(() => wordsOf(t, { name, fields }), [t, name, fields])
}
