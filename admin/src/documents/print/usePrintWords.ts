import { useQuery } from '@tanstack/react-query'
import type { Translate } from '../../i18n/translate.ts'
import { useMemo } from 'react'
import { loadLanguage, sayIn } from '../../i18n/i18n.ts'
import { loadWords, resourcePart } from '../../i18n/later.ts'
import type { LocaleCode } from '../../i18n/locales.ts'

const PARTS = ['print', 'counts', 'documents']

/**
 * The words of a document's paper in its own language, whatever is on screen; null until they are loaded.
 * @param more parts of words that the paper uses besides
 */
export function usePrintWords(document: string, language: LocaleCode, more: readonly string[] = []): Translate | null {
  const { data } = useQuery({
    queryKey: ['print-words', document, language, ...more],
    queryFn: async () => {
      const parts = [...PARTS, ...more, resourcePart(document)]
      await Promise.all([loadLanguage(language), ...parts.map((part) => loadWords(language, part))])
      return language
    },
    staleTime: Infinity,
  })
  return useMemo(() => (data === language ? sayIn(language) : null), [data, language])
}
