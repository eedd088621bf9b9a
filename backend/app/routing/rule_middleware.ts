import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireRule } from './require_rule.ts'

/** Refuses callers whom the row of a route does not let in, whatever its handler asks. */
export default class RuleMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    requireRule(ctx)
    return next()
  }
}
