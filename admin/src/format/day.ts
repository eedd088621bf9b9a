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
