const two = (part: number) => String(part).padStart(2, '0')

/**
 * `2026-11-05` or an instant as `05/11/2026`. A bare date is taken as it stands;
 * an instant is shown in the person's own time zone. Anything else comes back unchanged.
 */
export function formatDate(value: string): string {
  const bare = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (bare) return `${bare[3]}/${bare[2]}/${bare[1]}`
  const date = new Date(value)
  return Number.isNaN(date.getTime())
    ? value
    : `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}

/** An instant as `05/11/2026 14:30`. */
export function formatDateTime(value: string): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : `${formatDate(value)} ${two(date.getHours())}:${two(date.getMinutes())}`
}
