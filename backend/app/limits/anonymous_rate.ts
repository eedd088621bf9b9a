import type { Limiter } from '@adonisjs/limiter'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { environment } from '#app/environment/prepare'
import { tooManyRequests } from './too_many.ts'

let limit: Limiter | null = null

/**
 * Counts a request that needs no sign-in, or comes without one, against those of its address. Kept in memory, so each
 * node counts for itself.
 * @throws ApiError COM_ERR_016 when the address has used up those of this minute
 */
export async function countAnonymous(address: string): Promise<void> {
  limit ??= limiter.use({ requests: environment().anonymousPerMinute, duration: '1 minute' })
  try {
    await limit.consume(`anonymous ${address}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw tooManyRequests(error.response.availableIn)
  }
}
