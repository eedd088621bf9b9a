import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { json } from '#app/description/described'
import { object, oneOf, text, uuid } from '#app/description/schema'
import { mistaken } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { checked } from '#app/identity/validators'
import { languageOf, translate } from '#app/language/translate'
import { writerOf } from '#app/resources/http/writer'
import { createRow } from '#app/resources/write/save'
import { storedNow } from '#app/resources/write/stored_values'
import type { Routes } from '#app/routing/row'
import { update } from '#app/routing/rule'
import { rowsOf } from '#app/tenancy/run'

/** What goods that are not sold anew go to, with the field of a return that is called as such a warehouse is. */
const NAMED_AS = { quarantine: 'damagedWarehouseId', scrap: 'scrapWarehouseId' } as const

const body = { use: vine.enum(Object.keys(NAMED_AS)), besideId: vine.string().uuid() }

interface Named {
  id: string
  name: string
}

const usedFor = (use: string) =>
  rowsOf<Named>(
    `select id, name from warehouses where tenant_id = app_tenant() and use = $1 and status = 'active'
      order by created_at limit 1`,
    [use],
  )

/**
 * The warehouse for damaged goods, or for scrap. A company that has none gets one at the place of the warehouse that
 * receives, so that a return can be received at once.
 */
async function place(ctx: HttpContext): Promise<Named> {
  const { use, besideId } = await checked<{ use: keyof typeof NAMED_AS; besideId: string }>(body, jsonBody(ctx))
  // Two people at once make one.
  await rowsOf(`select pg_advisory_xact_lock(hashtext('places of ' || app_tenant()::text))`)
  const [existing] = await usedFor(use)
  if (existing) return existing
  const warehouses = ctx.engine.lookup('warehouses')
  const [beside] = await rowsOf(`select 1 from warehouses where tenant_id = app_tenant() and id = $1::uuid`, [besideId])
  if (!beside) throw mistaken([{ field: 'besideId', rule: 'unknownRelation' }])
  const { warehouseTypeId, address } = await storedNow(warehouses, besideId)
  const language = languageOf(ctx.request.header('accept-language'))
  const name = translate(language, `resources:returns.fields.${NAMED_AS[use]}`)
  const { id } = await createRow(ctx.engine, warehouses, { name, use, warehouseTypeId, address }, writerOf(ctx))
  return { id, name }
}

/** Warehouses of returned goods, for those who receive goods. */
export const returnedPlacesRoutes: Routes = {
  'returns.place': {
    method: 'post',
    path: '/returns/warehouses',
    rule: update('warehouseReceipt'),
    body: 'small',
    describes: {
      summary: 'The warehouse for damaged goods or scrap; makes one beside the receiving warehouse where there is none',
      body: json(object({ use: oneOf(...Object.keys(NAMED_AS)), besideId: uuid })),
      answers: { 200: { says: 'The warehouse', schema: object({ id: uuid, name: text }) } },
    },
    handle: place,
  },
}
