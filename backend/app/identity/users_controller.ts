import type { HttpContext } from '@adonisjs/core/http'
import { UUID, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { mistaken, notFound } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { once, onceAs } from '#app/http/once'
import { payloadOf } from '#app/http/payload'
import { seenBy } from '#app/resources/http/seen'
import { changeAttempt, createChecked, newAttempt, rowJson, saveChanges } from '#app/resources/http/save_changes'
import { writerOf } from '#app/resources/http/writer'
import { MAX_PAGE, parseListQuery } from '#app/resources/read/parse'
import { readList } from '#app/resources/read/list'
import { engine } from '#app/resources/serving'
import { allMistakes } from '#app/resources/write/all_mistakes'
import { deleteRow } from '#app/resources/write/delete_row'
import { inWordsOf, userAnswer, userValues, wrongBesides } from './user_payload.ts'
import { resetPassword } from './user_service.ts'
import { checked, resetPasswordBody, searchBody } from './validators.ts'

const users = (): AnyResource => engine.lookup('users')

const stored = async (ctx: HttpContext, id: string): Promise<Values & { roleGroupIds: string[] }> =>
  JSON.parse(await rowJson(ctx.engine, seenBy(ctx, users()), id))

const idOf = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null

function idIn(path: unknown): string {
  const id = idOf(path)
  if (id === null) throw notFound()
  return id
}

/**
 * Users by the specification's own calls. They are the resource's rows under other names, written by the same engine.
 */
export default class UsersController {
  async search(ctx: HttpContext) {
    const {
      PageNumber = 1,
      PageSize = 10,
      search = '',
    } = await checked<{ PageNumber?: number; PageSize?: number; search?: string }>(searchBody, jsonBody(ctx))
    const start = (PageNumber - 1) * PageSize
    const query = parseListQuery(users(), { _start: String(start), _end: String(start + PageSize), q: search })
    const { total, rows } = await readList(users(), query, ctx.engine.lookup)
    return {
      succeeded: true,
      data: (JSON.parse(rows) as Parameters<typeof userAnswer>[0][]).map(userAnswer),
      pageNumber: PageNumber,
      pageSize: Math.min(PageSize, MAX_PAGE),
      totalCount: total,
    }
  }

  async create(ctx: HttpContext) {
    await once(ctx, false, async () => {
      const { payload, beside } = payloadOf(jsonBody(ctx))
      const given = await userValues(payload, [])
      const [of, writer] = [{ resource: users(), seen: users() }, writerOf(ctx)]
      const { id, extra } = await inWordsOf(
        payload,
        [...beside, ...wrongBesides(payload)],
        () => allMistakes(newAttempt(ctx.engine, of, given, writer)),
        () => createChecked(ctx.engine, of, given, writer),
      )
      ctx.response.status(201)
      const data = userAnswer((await stored(ctx, id)) as never)
      const told = (more: Values) => JSON.stringify({ succeeded: true, data: { ...data, ...more } })
      return { json: told(extra), again: told({}) }
    })
  }

  async update(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const {
        payload: { id: given, ...payload },
        beside,
      } = payloadOf(jsonBody(ctx))
      const id = idOf(given)
      if (id === null)
        throw mistaken([...beside, ...wrongBesides(payload), { field: 'id', rule: given ? 'uuid' : 'required' }])
      const values = await userValues(payload, (await stored(ctx, id)).roleGroupIds)
      const [of, writer] = [{ resource: users(), seen: seenBy(ctx, users()) }, writerOf(ctx)]
      await inWordsOf(
        payload,
        [...beside, ...wrongBesides(payload)],
        () => allMistakes(changeAttempt(ctx.engine, of, id, values, writer)),
        () => saveChanges(ctx.engine, of, id, values, writer),
      )
      return { succeeded: true, data: userAnswer((await stored(ctx, id)) as never) }
    })
  }

  async delete(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      await deleteRow(ctx.engine, users(), idIn(ctx.params.id), writerOf(ctx))
      return { succeeded: true }
    })
  }

  /** Only the first answer has the password, which is also mailed to an account with an address. */
  async resetPassword(ctx: HttpContext) {
    await once(ctx, false, async () => {
      const { userId } = await checked<{ userId: string }>(resetPasswordBody, jsonBody(ctx))
      const issued = await resetPassword(userId, ctx.identity, writerOf(ctx))
      const told = (data: object) => JSON.stringify({ succeeded: true, data })
      return { json: told(issued), again: told({ mailed: issued.mailed }) }
    })
  }
}
