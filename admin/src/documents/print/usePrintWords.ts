import { useQuery } from '@tanstack/react-query'
import type { Translate } from '../../i18n/translate.ts'
import { useMemo } from 'react'
import { loadLanguage, sayIn } from '../../i18n/i18n.ts'
import { loadWords } from '../../i18n/later.ts'
import type { LocaleCode } from '../../i18n/locales.ts'

const PARTS = ['print', 'counts', 'documents']

/** The words of a paper in its own language, whatever is on screen; null until they are loaded. */
export function usePrintWords(language: LocaleCode): Translate | null {
  const { data } = useQuery({
    queryKey: ['print-words', language],
    queryFn: async () => {
      await Promise.all([loadLanguage(language), ...PARTS.map((part) => loadWords(language, part))])
      return language
    },
    staleTime: Infinity,
  })
  return useMemo(() => (data === language ? sayIn(language) : null), [data, language])
}
