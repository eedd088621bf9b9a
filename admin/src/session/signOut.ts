import type { Session } from './token.ts'

/**
 * What a person chose for the device rather than for themselves: how it looks, and, where they asked for it, the
 * account that the sign-in page fills in.
 */
const OF_DEVICE: ReadonlySet<string> = new Set(['theme', 'density', 'locale', 'siderCollapsed', 'remembered'])

const DRAFT = 'draft.'

/** Begins the names of what somebody has typed and not saved. */
export const draftsOf = (who: Pick<Session, 'tenantId' | 'userId'> | null): string =>
  `${DRAFT}${who?.tenantId}.${who?.userId}.`

/** Whether an entry stays when somebody signs out. Drafts of other people stay: they may come back for them. */
export const staysAfterSignOut = (key: string, who: Pick<Session, 'tenantId' | 'userId'> | null): boolean =>
  OF_DEVICE.has(key) || (key.startsWith(DRAFT) && !key.startsWith(draftsOf(who)))
