const AHEAD_MS = 7 * 3_600_000

/** The day that a moment falls on in Vietnam, as yyyy-mm-dd: seven hours ahead of UTC, summer and winter. */
export const dayInVietnam = (moment: Date): string => new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10)
