import type { HttpContext } from '@adonisjs/core/http'
import type { Described } from '#app/description/described'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import type { BodySize } from '#app/limits/body_limit'
import type { Rule } from './rule.ts'

type Handler = (ctx: HttpContext) => unknown
type Controller = new () => object
type HandlersOf<C extends Controller> = {
  [Name in keyof InstanceType<C>]: InstanceType<C>[Name] extends Handler ? Name : never
}[keyof InstanceType<C>]

/** A function, or a controller that is loaded when it is first called, with one of its methods. */
export type Handle = Handler | [() => Promise<{ default: Controller }>, never]

/** The method of a controller as a handler. */
export const on = <C extends Controller>(controller: () => Promise<{ default: C }>, method: HandlersOf<C>): Handle => [
  controller,
  method as never,
]

interface Common {
  /** Below `/v1.0`. */
  path: string
  /** What a caller gets to know of it; null leaves it out of the OpenAPI document. */
  describes: Described | ((caller: Identity, engine: Engine) => Described | null) | null
  handle: Handle
}

/** A route of callers who need not sign in. */
interface Open extends Common {
  rule: 'anyone'
}

/** A route of callers who have signed in. */
interface Guarded extends Common {
  rule: Exclude<Rule, 'anyone'>
  /**
   * Whether the request runs in one transaction of its company, which it does unless this says otherwise: `writes`
   * where a GET may store something, false where the handler opens its own.
   */
  transaction?: true | 'writes' | false
  /** What the handler asks besides the rule, since it depends on the row or the body. A test counts these. */
  handlerAsks?: string
  /** Open to people who have to choose a new password before anything else. */
  beforeNewPassword?: true
}

interface Reading {
  method: 'get' | 'delete'
  body?: BodySize
}

interface Sending {
  method: 'post' | 'put' | 'patch'
  body: BodySize
}

/** All there is to say of a route. The policy, limits, the OpenAPI document and refusals follow from it. */
export type Row = (Open | Guarded) & (Reading | Sending)

/** Routes by their names, in the order in which the router tries them. */
export type Routes = Readonly<Record<string, Row>>
