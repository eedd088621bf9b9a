import type { HttpContext } from '@adonisjs/core/http'
import { firstSteps } from '#app/dashboard/now'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { seenBy } from '#app/resources/http/seen'
import { homeOf, tileNames } from './home.ts'

/** Rows of a tile beside others, and of one that is asked for alone. */
const ROWS = 5
const ALL_ROWS = 100

/** What waits for the caller. Their rights decide what is there. */
export default class HomeController {
  async show(ctx: HttpContext) {
    const { tile, ...others } = flatQuery(ctx.request.parsedUrl.query)
    if (Object.keys(others).length > 0) throw unknownName('unknownFilter', Object.keys(others))
    if (tile !== undefined && !tileNames(ctx.engine).includes(String(tile))) throw unknownName('enum', ['tile'])
    const only = tile === undefined ? null : String(tile)
    const most = only === null ? ROWS : ALL_ROWS
    const tiles = await homeOf(ctx.engine, ctx.identity, (resource) => seenBy(ctx, resource), only, most)
    const isIdle = only === null && tiles.every(({ count }) => count === 0)
    return { tiles, setup: isIdle ? await firstSteps() : null }
  }
}
