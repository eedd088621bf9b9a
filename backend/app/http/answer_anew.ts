import type { HttpContext } from '@adonisjs/core/http'
import { requireRule } from '#app/routing/require_rule'

type Handler = (ctx: HttpContext) => unknown

/** Runs the handler of a request once more; a middleware can go on to it only once. Its answer replaces the first,
 * and the rule of the route holds for it too. */
export async function answerAnew(ctx: HttpContext): Promise<void> {
  const { response, containerResolver } = ctx
  const { handler } = ctx.route!
  requireRule(ctx)
  response.status(200)
  const answer =
    typeof handler === 'function' ? await (handler as Handler)(ctx) : await handler.handle(containerResolver, ctx)
  if (answer !== undefined && answer !== response) response.send(answer)
}
