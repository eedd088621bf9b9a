import { EnvironmentError } from './environment.ts'
import { environment } from './prepare.ts'

/** Asks Redis whether it is there, when REDIS_URL says that it should be. @throws its error */
export async function pingRedis(): Promise<void> {
  if (!environment().redisUrl) return
  const { default: redis } = await import('@adonisjs/redis/services/main')
  await redis.ping()
}

/** @throws EnvironmentError when REDIS_URL is set and nothing answers there */
export async function checkRedis(): Promise<void> {
  await pingRedis().catch((error: Error) => {
    throw new EnvironmentError([
      `REDIS_URL is set but Redis does not answer (${error.message}). Start it, correct the address, or leave REDIS_URL out: one node needs no Redis.`,
    ])
  })
}
