import type { HttpContext } from '@adonisjs/core/http'
import type { QueryList } from '@barem/resources/kit'
import { flatQuery } from '#app/http/query_string'
import { languageOf, translate } from '#app/language/translate'
import { rowsOf } from '#app/tenancy/run'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { sendChoices } from '../http/choices.ts'
import { seenBy, sendJson } from '../http/seen.ts'
import { XLSX } from '../http/sheet_controller.ts'
import { parseListQuery, type ListQuery } from '../read/parse.ts'
import type { Lookup } from '../read/selection.ts'
import { MOST_ROWS } from '../sheets/export_rows.ts'
import { writeSheet } from '../sheets/write_sheet.ts'
import { parametersOf } from './parameters.ts'
import type { Source } from './source.ts'
import { queryStatement } from './statement.ts'

interface Page {
  total: number
  sums: string[]
  /** The rows as JSON text. */
  rows: string
}

interface Asked {
  /** The list as the caller sees it. */
  seen: QueryList
  parameters: Readonly<Record<string, string>>
  query: ListQuery
}

/** Relations of a list lead to resources; its own search is that of its definition. */
const lookupFor =
  (list: QueryList, lookup: Lookup): Lookup =>
  (name) =>
    name === list.name ? list : lookup(name)

/** A list that a query makes, and its sheet. */
export class QueryListController {
  readonly #list: QueryList
  readonly #source: Source

  constructor(list: QueryList, source: Source) {
    this.#list = list
    this.#source = source
  }

  /** What a request asks for. @throws ApiError 400 naming what this list does not have */
  #asked(ctx: HttpContext): Asked {
    const seen = seenBy(ctx, this.#list) as QueryList
    const { parameters, rest } = parametersOf(seen.query, flatQuery(ctx.request.parsedUrl.query))
    return { seen, parameters, query: parseListQuery(seen, rest) }
  }

  async #read(ctx: HttpContext, { seen, parameters, query }: Asked): Promise<Page> {
    const lookup = lookupFor(this.#list, ctx.engine.lookup)
    const { text, values } = await queryStatement(seen, this.#source, parameters, query, lookup)
    return (await rowsOf<Page>(text, values))[0]!
  }

  list = async (ctx: HttpContext) => {
    const { total, sums, rows } = await this.#read(ctx, this.#asked(ctx))
    if (sums.length > 0) ctx.response.header('X-Total-Sum', sums.join(','))
    ctx.response.header('X-Total-Count', String(total))
    ctx.response.header('X-Total-More', 'false')
    return sendJson(ctx, rows)
  }

  /** Rows that the list may be filtered by, of a relation; of rows that the caller may not view, only the names. */
  options = (ctx: HttpContext) =>
    sendChoices(ctx, seenBy(ctx, this.#list).fields[ctx.params.field], { approves: null, from: null })

  /** All rows of the list as a sheet; the last row has the sums. */
  export = async (ctx: HttpContext) => {
    const asked = this.#asked(ctx)
    const sums = asked.seen.query.sums.filter((name) => name in asked.seen.fields)
    const query: ListQuery = { ...asked.query, sums, start: 0, limit: MOST_ROWS }
    const language = languageOf(ctx.request.header('accept-language'))
    const { page, heads } = await inTenant(ctx.identity.tenantId, async () => ({
      page: await this.#read(ctx, { ...asked, query }),
      heads: (await this.#source.heads?.()) ?? {},
    }))
    const last = {
      ...Object.fromEntries(Object.keys(asked.seen.fields).map((name) => [name, null])),
      [asked.seen.title]: translate(language, 'crud:sum'),
      ...Object.fromEntries(sums.map((name, place) => [name, page.sums[place]])),
    }
    const rows = JSON.parse(page.rows) as Record<string, unknown>[]
    const titles = Object.fromEntries(
      Object.entries(heads).map(([name, { key, params }]) => [name, translate(language, key, params)]),
    )
    return ctx.response
      .header('content-type', XLSX)
      .header('content-disposition', `attachment; filename="${this.#list.name}.xlsx"`)
      .send(await writeSheet(asked.seen, [rows, sums.length > 0 ? [last] : []], language, titles))
  }
}
