import { readStored, writeStored } from '../../storage.ts'

const KEY = 'remembered'

/** The company and account to fill in next time; never a password. */
export type RememberedUser = { tenantId?: string; account?: string }

export const rememberedUser = (): RememberedUser | null => readStored<RememberedUser>(KEY)
export const rememberUser = (user: RememberedUser | null): boolean => writeStored(KEY, user)
