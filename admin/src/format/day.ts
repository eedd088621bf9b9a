import { dayInVietnam, VIETNAM_AHEAD_MS } from '@barem/resources/kit'

/** The day that it is in Vietnam, `yyyy-mm-dd`, wherever the browser's clock is set to. */
export const today = (): string => dayInVietnam(new Date())

/** A moment as the clocks of Vietnam show it, `yyyy-mm-ddThh:mm:ss`; null for anything else. */
export function onVietnamClock(moment: string): string | null {
  const ms = Date.parse(moment)
  return Number.isNaN(ms) ? null : new Date(ms + VIETNAM_AHEAD_MS).toISOString().slice(0, 19)
}

/** The moment at which the clocks of Vietnam show this. */
export const momentOf = (clock: string): string => `${clock}+07:00`

const written = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** A day as people type it, `5/11/2026`, `5/11/26`, `5/11` of this year or `2026-11-05`; null for other words. */
export function readDay(words: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words.trim()) ?? []
  const [, day, ofYear, inYear] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(words.trim()) ?? []
  const full = inYear === undefined ? today().slice(0, 4) : inYear.length === 2 ? `20${inYear}` : inYear
  const found = year ? written(year, month!, date!) : day ? written(full, ofYear!, day) : null
  const at = found === null ? Number.NaN : Date.parse(`${found}T00:00:00Z`)
  // Days that no month has become those of the next month.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== found ? null : found
}
