import logger from '@adonisjs/core/services/logger'
import { ApiError } from '#app/http/api_error'
import { networkOf } from '#app/limits/caller'
import { sendGuessesNotice } from '#app/mail/guesses_notice'
import { accountKey, type Account } from './accounts.ts'
import { isTold } from './guess_limits.ts'
import { verifyPassword, verifyRandomPassword } from './hashing.ts'
import { openSession, type OpenedBy, type Tokens } from './sessions.ts'
import { noteAttempt, type Attempt, type Attempted } from './sign_in_attempts.ts'
import { tooManyAttempts } from './too_many_attempts.ts'

export interface SignIn {
  tenantId: string
  account: string
  password: string
  remember: boolean
  address: string
  /** Marks that the device has of accounts. */
  marks: readonly string[]
}

/** The password that matches, or null. Verifies twice unless the first one matches, also for unknown accounts. */
async function opens(found: Account | null, password: string, verify: typeof verifyPassword): Promise<OpenedBy | null> {
  const own = await verify(found?.passwordHash, password)
  const oneTime = own ? false : await verify(found?.oneTime?.hash, password)
  if (!found || found.isLocked || !(own || oneTime)) return null
  return oneTime ? { oneTimeId: found.oneTime!.id } : { passwordHash: found.passwordHash }
}

/** Mails the owner of an account that somebody guesses at its password, at certain numbers of guesses. */
function tellOwner(tenantId: string, { found, guesses }: Attempt, network: string) {
  if (!found?.email || found.isLocked || !isTold(guesses)) return
  const { email, fullName, username } = found
  sendGuessesNotice({ tenantId, email, fullName, username, guesses, network }).catch((error) =>
    logger.error({ err: error }, 'a notice of guesses at a password could not be mailed'),
  )
}

/**
 * Signs someone in with their password or a one-time one. Unknown accounts, locked ones and wrong passwords
 * answer alike and take alike long.
 * @returns the tokens, and whose they are
 * @throws ApiError COM_ERR_000, or COM_ERR_007 while guesses have to wait
 */
export async function signIn(asked: SignIn): Promise<Tokens & { userId: string }> {
  const { tenantId, password, remember, address, marks } = asked
  const from: Attempted = { tenantId, account: accountKey(asked.account), network: networkOf(address), marks }
  const attempt = await noteAttempt(from)
  const { found, device, wait } = attempt
  // While guesses have to wait, passwords made by the server are still accepted: nobody can guess those.
  const by = await opens(found, password, wait > 0 ? verifyRandomPassword : verifyPassword)
  if (!found || !by) {
    if (wait > 0) throw tooManyAttempts(wait)
    tellOwner(tenantId, attempt, from.network)
    throw new ApiError('COM_ERR_000')
  }
  return { ...(await openSession(from, found.id, { remember, address, device, by })), userId: found.id }
}
