import { askedBy, exceptionFacts, exceptionReads, exceptionsOf, type Exception } from '@barem/resources/calc/exceptions'
import { lineFieldsOf, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readFacts } from '#app/engine/facts'
import { ApiError, type FieldError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { amountText } from '#app/language/amount'
import { rowsOf } from '#app/tenancy/run'

/** A resource whose actions heed no exceptions, for callers that check these themselves. */
export function withoutExceptionChecks(resource: AnyResource): AnyResource {
  const states = resource.states!
  const actions = Object.entries(states.actions).map(([name, action]) => [name, { ...action, blockedBy: [] }])
  return { ...resource, states: { ...states, actions: Object.fromEntries(actions) } }
}

/**
 * Locks the partner of a document, so that two documents at once cannot both take what is left for the partner. Every
 * transaction locks documents first, then partners, then goods.
 */
export async function lockPartner({ partner, fields }: AnyResource, row: Values): Promise<void> {
  const relation = partner === null ? undefined : (fields[partner] as Field)
  if (relation?.type !== 'belongsTo' || typeof row[partner!] !== 'string') return
  const locked = `select from ${tableName(relation.to)} where tenant_id = app_tenant() and id = $1 for no key update`
  await rowsOf(locked, [row[partner!]])
}

/** The message of an exception that asks for something. It has the amount only if the person may see it. */
function mistakeOf({ name, amount }: Exception, asked: 'reason' | 'right', sees: boolean): FieldError {
  if (!sees || amount === null) return { field: 'comment', rule: asked === 'right' ? 'needsRight' : 'needsReason' }
  return {
    field: 'comment',
    rule: `${name}${asked === 'right' ? 'Right' : 'Reason'}`,
    meta: { amount: amountText(amount) },
  }
}

/**
 * Refuses actions of a document, as it will be stored, for what the exceptions that they heed ask for.
 * @param comment what the person says with it
 * @throws ApiError COM_ERR_001 at the comment where an exception asks for a reason and there is none, or for the right
 * to decide about it and the person does not have it
 */
export async function requireNoExceptions(
  engine: Engine,
  resource: AnyResource,
  row: Values,
  actions: readonly string[],
  comment: string | null,
  { identity }: Writer,
): Promise<void> {
  const names = [...new Set(actions.flatMap((name) => resource.states!.actions[name]!.blockedBy))]
  if (names.length === 0 || identity === null) return
  const [goods] = lineFieldsOf(resource)
  const lines = (goods ? (row[goods] ?? []) : []) as Values[]
  const needed = exceptionFacts(names)
  const read = () => readFacts(engine.facts, needed, row, lines)(needed)
  const known = await read()
  if (names.every((name) => askedBy(name, known) === null)) return
  await lockPartner(resource, row)
  const facts = await read()
  const errors = exceptionsOf({ row, lines, facts }, names).flatMap((found) => {
    const asked = askedBy(found.name, facts)
    const { area = null } = exceptionReads(found.name)
    if (asked === null || (asked === 'reason' && comment) || (asked === 'right' && may(identity, area, 'f'))) return []
    return [mistakeOf(found, asked, may(identity, area, 'v'))]
  })
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}
