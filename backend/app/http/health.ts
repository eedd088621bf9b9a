import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pingRedis } from '#app/environment/redis_answers'
import { ApiError } from './api_error.ts'

/** Ready to serve means that the database answers, and Redis where it is used. */
export async function health(_ctx: HttpContext) {
  try {
    await Promise.all([db.rawQuery('select 1'), pingRedis()])
  } catch {
    throw new ApiError('COM_ERR_010')
  }
  return { status: 'ok' }
}
