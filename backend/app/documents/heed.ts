import { AsyncLocalStorage } from 'node:async_hooks'
import { askedBy, exceptionFacts, exceptionReads, exceptionsOf, type Exception } from '@barem/resources/calc/exceptions'
import { lineFieldsOf, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readFacts } from '#app/engine/facts'
import { ApiError, type FieldError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { amountText } from '#app/language/amount'
import { rowsOf } from '#app/tenancy/run'

const unheeded = new AsyncLocalStorage<true>()

/** Does work whose exceptions are looked at once it is done, by whoever has it done. */
export const whileUnheeded = <Made>(work: () => Promise<Made>): Promise<Made> => unheeded.run(true, work)

/** Locks the partner of a document, so that two documents at once cannot both take what is left for the partner. */
async function lockPartner({ partner, fields }: AnyResource, row: Values): Promise<void> {
  const relation = partner === null ? undefined : (fields[partner] as Field)
  if (relation?.type !== 'belongsTo' || typeof row[partner!] !== 'string') return
  const locked = `select from ${tableName(relation.to)} where tenant_id = app_tenant() and id = $1 for no key update`
  await rowsOf(locked, [row[partner!]])
}

/** What somebody is told of an exception that asks something; its figure only if they may see it. */
function mistakeOf({ name, amount }: Exception, asked: 'reason' | 'right', sees: boolean): FieldError {
  if (!sees || amount === null) return { field: 'comment', rule: asked === 'right' ? 'needsRight' : 'needsReason' }
  return {
    field: 'comment',
    rule: `${name}${asked === 'right' ? 'Right' : 'Reason'}`,
    meta: { amount: amountText(amount) },
  }
}

/**
 * Looks at the exceptions that actions heed, of a document as it will be stored.
 * @param comment what the person says with it
 * @throws ApiError COM_ERR_001 at the comment where an exception asks for a reason and there is none, or for the right
 * to decide about it and the person does not have it
 */
export async function heed(
  engine: Engine,
  resource: AnyResource,
  row: Values,
  actions: readonly string[],
  comment: string | null,
  { identity }: Writer,
): Promise<void> {
  const names = [...new Set(actions.flatMap((name) => resource.states!.actions[name]!.heeds))]
  if (names.length === 0 || identity === null || unheeded.getStore()) return
  const [goods] = lineFieldsOf(resource)
  const lines = (goods ? (row[goods] ?? []) : []) as Values[]
  const needed = exceptionFacts(names)
  await lockPartner(resource, row)
  const facts = await readFacts(engine.facts, needed, row, lines)(needed)
  const errors = exceptionsOf({ row, lines, facts }, names).flatMap((found) => {
    const asked = askedBy(found.name, facts)
    const { area = null } = exceptionReads(found.name)
    if (asked === null || (asked === 'reason' && comment) || (asked === 'right' && may(identity, area, 'f'))) return []
    return [mistakeOf(found, asked, may(identity, area, 'v'))]
  })
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}
