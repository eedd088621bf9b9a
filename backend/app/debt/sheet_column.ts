import type { MadeColumn } from '#app/resources/sheets/process/messages'
import { type Language, translate } from '#app/language/translate'

const MONEY = '#,##0'
const DAY = 'dd/mm/yyyy'

/** Words of sheets of debts in a language. */
export const wordsOf =
  (language: Language) =>
  (key: string, params: Record<string, unknown> = {}): string =>
    translate(language, `debt:${key}`, params)

const column =
  (format?: string) =>
  (header: string, width: number): MadeColumn => ({ header, width, wraps: false, ...(format && { format }) })

export const textColumn = column()
export const dayColumn = column(DAY)
export const moneyColumn = column(MONEY)

/** A day as Excel keeps it; a day in the database's own form. */
export const dayCell = (day: string): Date => new Date(`${day}T00:00:00Z`)
