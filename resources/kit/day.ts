/** How far the clocks of Vietnam are ahead of UTC, summer and winter, in milliseconds. */
export const VIETNAM_AHEAD_MS = 7 * 3_600_000

/** The day that a moment falls on in Vietnam, as yyyy-mm-dd. */
export const dayInVietnam = (moment: Date): string =>
  new Date(moment.getTime() + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)
