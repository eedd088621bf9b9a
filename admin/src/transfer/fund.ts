import { session } from '../session/session.ts'
import { readStored, writeStored } from '../storage.ts'

const keyOf = (tenantId: string) => `sell.fund.${tenantId}`

/** The fund that took the money of the last sale on this device. */
export function lastFund(): string | null {
  const who = session.get()
  return (who && readStored<string>(keyOf(who.tenantId))) ?? null
}

export function rememberFund(fundId: unknown): void {
  const who = session.get()
  if (who && typeof fundId === 'string') writeStored(keyOf(who.tenantId), fundId)
}
