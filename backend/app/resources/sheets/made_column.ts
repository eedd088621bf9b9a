import type { MadeColumn } from './process/messages.ts'

const MONEY = '#,##0'
const DAY = 'dd/mm/yyyy'

const column =
  (format?: string) =>
  (header: string, width: number): MadeColumn => ({ header, width, wraps: false, ...(format && { format }) })

export const textColumn = column()
export const dayColumn = column(DAY)
export const moneyColumn = column(MONEY)
export const numberColumn = column('#,##0.###')

/** A day as Excel keeps it; a day in the database's own form. */
export const dayCell = (day: string): Date => new Date(`${day}T00:00:00Z`)
