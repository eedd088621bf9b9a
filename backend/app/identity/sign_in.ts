import { ApiError } from '#app/http/api_error'
import { accountKey, findAccount } from './accounts.ts'
import { verifyPassword } from './hashing.ts'
import { openSession, type Tokens } from './sessions.ts'
import { forgive, noteAttempt } from './sign_in_attempts.ts'

export interface SignIn {
  tenantId: string
  account: string
  password: string
  remember: boolean
  address: string
}

/**
 * Signs someone in with their password or a one-time one. Unknown accounts, locked ones and wrong passwords
 * answer alike and take alike long: two verifications, whatever there is to verify.
 * @throws ApiError COM_ERR_000, or COM_ERR_007 after too many wrong ones
 */
export async function signIn({ tenantId, account, password, remember, address }: SignIn): Promise<Tokens> {
  const key = accountKey(account)
  await noteAttempt(tenantId, key, address)
  const found = await findAccount(tenantId, key)
  const own = await verifyPassword(found?.passwordHash, password)
  const oneTime = own ? false : await verifyPassword(found?.oneTime?.hash, password)
  if (!found || found.isLocked || !(own || oneTime)) throw new ApiError('COM_ERR_000')
  const tokens = await openSession(tenantId, found.id, {
    remember,
    address,
    by: oneTime ? { oneTimeId: found.oneTime!.id } : { passwordHash: found.passwordHash },
  })
  await forgive(tenantId, key)
  return tokens
}
