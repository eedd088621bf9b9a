import type { HttpContext } from '@adonisjs/core/http'
import { definitionsOf } from '#app/own/company_engine'

/** The header of answers that says which version of the company's own definitions they were made from. */
export const DEFINITIONS = 'X-Definitions'

/** Has a request served by the definitions of its caller's company, in the transaction at hand. */
export async function setEngine(ctx: HttpContext): Promise<void> {
  const { engine, version } = await definitionsOf(ctx.identity)
  ctx.engine = engine
  if (version > 0) ctx.response.header(DEFINITIONS, String(version))
}
