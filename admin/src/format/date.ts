import { onVietnamClock } from './day.ts'

/** `2026-11-05`, or a moment by the clocks of Vietnam, as `05/11/2026`. Anything else comes back unchanged. */
export function formatDate(value: string): string {
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : onVietnamClock(value)?.slice(0, 10)
  return bare ? bare.split('-').reverse().join('/') : value
}

/** A moment as `05/11/2026 14:30`, by the clocks of Vietnam. */
export function formatDateTime(value: string): string {
  const clock = onVietnamClock(value)
  return clock ? `${formatDate(clock.slice(0, 10))} ${clock.slice(11, 16)}` : value
}
