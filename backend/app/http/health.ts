import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { ApiError } from './api_error.ts'

/** Ready to serve means that the database answers. */
export async function health(_ctx: HttpContext) {
  try {
    await db.rawQuery('select 1')
  } catch {
    throw new ApiError('COM_ERR_010')
  }
  return { status: 'ok' }
}
