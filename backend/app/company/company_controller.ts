import type { HttpContext } from '@adonisjs/core/http'
import { readHistory } from '#app/history/read_history'
import { jsonBody } from '#app/http/json_body'
import { onceAs } from '#app/http/once'
import { payloadOf } from '#app/http/payload'
import { writerOf } from '#app/resources/http/writer'
import { company, readCompany, readLetterhead, saveCompany } from './company.ts'

/** The caller's own company. */
export default class CompanyController {
  async show() {
    return { succeeded: true, data: await readCompany() }
  }

  /** For the head of prints; everybody may read it. */
  async letterhead() {
    return { succeeded: true, data: await readLetterhead() }
  }

  async update(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { payload, beside } = payloadOf(jsonBody(ctx))
      await saveCompany(payload, writerOf(ctx), beside)
      return { succeeded: true, data: await readCompany() }
    })
  }

  /** Who changed what, newest first. */
  async history(ctx: HttpContext) {
    const { total, entries } = await readHistory(company, ctx.identity.tenantId, { start: 0, limit: 100 })
    ctx.response.header('X-Total-Count', String(total))
    return entries
  }
}
