/** Days that something holds from and to, both included, as yyyy-mm-dd; open where null. */
export interface Validity {
  enabled: boolean
  validFrom: string | null
  validTo: string | null
}

export type NotValid = 'disabled' | 'not_yet_valid' | 'expired'

/** Why something does not hold on a day, yyyy-mm-dd; null when it does. */
export function notValid({ enabled, validFrom, validTo }: Validity, day: string): NotValid | null {
  if (!enabled) return 'disabled'
  if (validFrom !== null && day < validFrom) return 'not_yet_valid'
  return validTo !== null && day > validTo ? 'expired' : null
}
