import type { HttpContext } from '@adonisjs/core/http'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { pingRedis } from '#app/environment/redis_answers'
import { hasDiskRoom } from '#app/files/disk_room'
import { ApiError } from './api_error.ts'
import { isDraining } from './draining.ts'

const MIGRATIONS = join(import.meta.dirname, '../../database/migrations')
/** What this release migrated last, as the framework names it. */
const newest = basename(readdirSync(MIGRATIONS).sort().at(-1)!, '.ts')

/** Whether the database has the tables of this release: an older backup may have been restored below it. */
async function isMigrated(): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>('select 1 from adonis_schema where name like ?', [
    `%/${newest}`,
  ])
  return rows.length > 0
}

/**
 * Ready to serve means that the database answers and is migrated, Redis answers too where it is used, that there is
 * room to write, and that this node is not about to end.
 * `?disk=ignore` leaves out the room: a proxy must not take every node away when only uploads are refused.
 */
export async function health({ request, response }: HttpContext) {
  if (isDraining()) return response.status(503).send({ status: 'stopping' })
  const [migrated] = await Promise.all([isMigrated(), pingRedis()]).catch(() => {
    throw new ApiError('COM_ERR_010')
  })
  if (!migrated) return response.status(503).send({ status: 'not migrated' })
  if (request.input('disk') !== 'ignore' && !(await hasDiskRoom())) return response.status(503).send({ status: 'full' })
  return { status: 'ok' }
}
