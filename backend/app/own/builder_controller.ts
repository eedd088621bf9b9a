import type { HttpContext } from '@adonisjs/core/http'
import type { OwnDefinition } from '@barem/resources/own'
import { jsonBody } from '#app/http/json_body'
import { onceAs } from '#app/http/once'
import { languageOf } from '#app/language/translate'
import { sendChoices } from '#app/resources/http/choices'
import { writerOf } from '#app/resources/http/writer'
import { rowsOf } from '#app/tenancy/run'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { changedDraft, idIn, newDraft, publication, seenVersion } from './body.ts'
import { addDraft, allRows, dropDraft, rowOf, saveDraft, type Row } from './drafts.ts'
import { definitionsOf } from './company_engine.ts'
import { rightsIn } from './grants.ts'
import { worded } from './mistakes.ts'
import { checkDraft, planOf, publish } from './publish.ts'
import { countsOf, purge, restore, retire } from './retire.ts'
import { busyError } from './tables.ts'
import { ownWords } from './words.ts'

/** A definition as the builder gets it: the draft, its mistakes in the caller's words, and what it would look like. */
async function answer({ request }: HttpContext, row: Row) {
  // What is published is checked too: another release may have written it.
  const shown = row.draft ?? (row.status === 'published' ? row.definition : null)
  if (shown === null) return { ...row, mistakes: [], preview: null }
  const { mistakes, resource } = await checkDraft(row, shown)
  return {
    ...row,
    mistakes: worded(mistakes, languageOf(request.header('accept-language'))),
    preview: row.draft && resource && { resource, words: ownWords(row.draft as OwnDefinition) },
  }
}

/** Resources that the company makes itself: drafts in one transaction of the request, publications in their own. */
export default class BuilderController {
  async list(ctx: HttpContext) {
    const rows = await allRows()
    const { paused } = await definitionsOf(ctx.identity)
    const isPaused = ({ name }: Row) => paused.some(({ stored }) => stored.name === name)
    return Promise.all(rows.map(async (row) => ({ ...row, counts: await countsOf(row), paused: isPaused(row) })))
  }

  async show(ctx: HttpContext) {
    return answer(ctx, await rowOf(idIn(ctx.params.id)))
  }

  async create(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const id = await addDraft(newDraft(jsonBody(ctx)), ctx.identity.userId)
      ctx.response.status(201)
      return answer(ctx, await rowOf(id))
    })
  }

  async save(ctx: HttpContext) {
    const id = idIn(ctx.params.id)
    await onceAs(ctx, async () => {
      const { version, draft } = changedDraft(jsonBody(ctx))
      await saveDraft(id, version, draft, ctx.identity.userId)
      return answer(ctx, await rowOf(id))
    })
  }

  async drop(ctx: HttpContext) {
    const id = idIn(ctx.params.id)
    await onceAs(ctx, async () => {
      await dropDraft(id, seenVersion(jsonBody(ctx)).version)
      return { succeeded: true }
    })
  }

  /** What publishing would change, what rows need before, and who may do what. */
  async changes(ctx: HttpContext) {
    const row = await rowOf(idIn(ctx.params.id))
    const { mistakes } = row.draft === null ? { mistakes: [] } : await checkDraft(row, row.draft)
    const plan = row.draft === null || mistakes.length > 0 ? { changes: [], needs: [] } : await planOf(row)
    return { changes: plan.changes, needs: plan.needs, rights: await rightsIn(row.area, ctx.identity.userId) }
  }

  /** The rows that a relation of the draft may point to, for those who fill it in for the rows that there are. */
  async options(ctx: HttpContext) {
    const row = await rowOf(idIn(ctx.params.id))
    const { resource } = row.draft === null ? { resource: null } : await checkDraft(row, row.draft)
    return sendChoices(ctx, resource?.fields[ctx.params.field], { approves: null, from: null })
  }

  /** What was published, by whom and when, newest first. */
  async versions(ctx: HttpContext) {
    const { id } = await rowOf(idIn(ctx.params.id))
    return rowsOf(
      `select v.version, v.action, v.definition, v.published_at as "publishedAt", u.full_name as "publishedBy"
        from own_definition_versions v left join users u on u.tenant_id = v.tenant_id and u.id = v.published_by
        where v.tenant_id = app_tenant() and v.definition_id = $1 order by v.version desc`,
      [id],
    )
  }

  /** Runs what changes tables: in a transaction of its own, all of it or nothing. */
  async #change(ctx: HttpContext, work: (id: string, body: Record<string, unknown>) => Promise<void>) {
    const id = idIn(ctx.params.id)
    const body = jsonBody(ctx)
    try {
      await inTenant(ctx.identity.tenantId, () =>
        onceAs(ctx, async () => {
          await work(id, body)
          return { succeeded: true }
        }),
      )
    } catch (error) {
      throw busyError(error)
    }
  }

  publish(ctx: HttpContext) {
    return this.#change(ctx, (id, body) => publish(ctx.engine, id, publication(body), writerOf(ctx)))
  }

  retire(ctx: HttpContext) {
    return this.#change(ctx, (id, body) => retire(id, seenVersion(body).version, writerOf(ctx)))
  }

  restore(ctx: HttpContext) {
    return this.#change(ctx, (id, body) => restore(id, seenVersion(body).version, writerOf(ctx)))
  }

  purge(ctx: HttpContext) {
    return this.#change(ctx, (id, body) => {
      const { version, rows } = seenVersion(body, 'rows')
      return purge(id, version, rows, writerOf(ctx))
    })
  }
}
