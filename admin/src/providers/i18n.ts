import type { I18nProvider } from '@refinedev/core'
import { changeLocale, i18n, locale } from '../i18n/i18n.ts'
import type { LocaleCode } from '../i18n/locales.ts'

/** Refine's view of the dictionary. Its calls carry a default, which is used for a missing word. */
export const i18nProvider: I18nProvider = {
  translate(key: string, options?: unknown, fallback?: string): string {
    const values = typeof options === 'object' ? (options as Record<string, unknown>) : {}
    const otherwise = fallback ?? (typeof options === 'string' ? options : key)
    return i18n.exists(key, values) ? i18n.t(key, values) : otherwise
  },
  changeLocale: (code: string) => changeLocale(code as LocaleCode),
  getLocale: () => locale.get(),
}
