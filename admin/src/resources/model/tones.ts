/** antd's status colours. The words beside them say the same. */
export type Tone = 'success' | 'processing' | 'warning' | 'error' | 'default'

/** The colour of a state by its word; other choices are shown as plain text. */
const tones: Readonly<Record<string, Tone>> = {
  active: 'success',
  inactive: 'default',
  draft: 'default',
  pending: 'warning',
  inProgress: 'processing',
  in_progress: 'processing',
  open: 'processing',
  sent: 'processing',
  received: 'processing',
  closed: 'success',
  approved: 'success',
  rejected: 'error',
  cancelled: 'default',
  done: 'success',
  unpaid: 'warning',
  paying: 'processing',
  paid: 'success',
  locked: 'error',
  discontinued: 'default',
  in_business: 'success',
}

export const toneOf = (value: string): Tone | null => (Object.hasOwn(tones, value) ? tones[value] : null)
