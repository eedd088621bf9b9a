import type { Locale as AntdLocale } from 'antd/es/locale'

/** The languages there are, each with the code that it is stored and spelt by. */
export const locales = ['vi_VN', 'en_US'] as const
export type LocaleCode = (typeof locales)[number]

export const DEFAULT_LOCALE: LocaleCode = 'vi_VN'

export type LocalePack = {
  words: Record<string, string>
  /** Loaders of the words of each resource beside its titles. */
  rest: Readonly<Record<string, () => Promise<{ default: object }>>>
  antd: AntdLocale
  dayjs: string
}

/** Calendars whose buttons for month and year are named by what is on them, not by what they do. */
function withNamedCalendars(antd: AntdLocale): AntdLocale {
  const calendar = antd.DatePicker!
  return { ...antd, DatePicker: { ...calendar, lang: { ...calendar.lang, yearSelect: '', monthSelect: '' } } }
}

/** Each pack is its own chunk, so that a visitor loads one language. */
export const loadPack: Record<LocaleCode, () => Promise<LocalePack>> = {
  vi_VN: async () => {
    const [words, antd] = await Promise.all([
      import('./words.vi.ts'),
      import('antd/es/locale/vi_VN'),
      import('dayjs/locale/vi'),
    ])
    return { words: words.default, rest: words.rest, antd: withNamedCalendars(antd.default), dayjs: 'vi' }
  },
  en_US: async () => {
    const [words, antd] = await Promise.all([import('./words.en.ts'), import('antd/es/locale/en_US')])
    return { words: words.default, rest: words.rest, antd: withNamedCalendars(antd.default), dayjs: 'en' }
  },
}
