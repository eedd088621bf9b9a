import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '@refinedev/core'
import { useLocale } from '../i18n/i18n.ts'
import { loadPack, locales } from '../i18n/locales.ts'

/**
 * A key's words in the language on screen, then in the other one, which people know from elsewhere; that comes a moment
 * later.
 */
export type Names = (key: string, one?: string) => string[]

/** @returns words by key; `one` is the key of what `{{one}}` stands for. */
export function useNames(): Names {
  const t = useTranslate()
  const language = useLocale()
  const other = locales.find((code) => code !== language)!
  const { data } = useQuery({
    queryKey: ['words', other],
    queryFn: async () => (await loadPack[other]()).words,
    staleTime: Infinity,
    retry: false,
  })
  return (key, one) => {
    const here = one === undefined ? t(key) : t(key, { one: t(one) })
    const there = data?.[key]?.replace('{{one}}', (one && data[one]) ?? '')
    return there === undefined ? [here] : [here, there]
  }
}
