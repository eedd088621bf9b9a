import { I18nContext, type I18nProvider } from '@refinedev/core'
import { createElement, type ReactNode, useMemo } from 'react'
import { changeLocale, locale, lookUp, say, useLocale } from '../i18n/i18n.ts'
import type { LocaleCode } from '../i18n/locales.ts'

/** Refine's view of the dictionary. Its own calls carry a default, which is used for a missing word. */
export const i18nProvider: I18nProvider = {
  translate(key: string, options?: unknown, fallback?: string): string {
    if (options === undefined && fallback === undefined) return say(key)
    const values = typeof options === 'object' ? (options as Record<string, unknown>) : {}
    return lookUp(key, { defaultValue: fallback ?? (typeof options === 'string' ? options : key), ...values })
  },
  changeLocale: (code: string) => changeLocale(code as LocaleCode),
  getLocale: () => locale.get(),
}

/** The provider of the language on screen. A new language makes a new one, so that every word is drawn again. */
export function useI18nProvider(): I18nProvider {
  const language = useLocale()
  return useMemo(() => ({ ...i18nProvider, getLocale: () => language }), [language])
}

/** Gives `useTranslate` its words outside of Refine too: in messages, dialogs and what stands around all pages. */
export const Translated = ({ children }: { children: ReactNode }) =>
  createElement(I18nContext.Provider, { value: { i18nProvider: useI18nProvider() } }, children)
