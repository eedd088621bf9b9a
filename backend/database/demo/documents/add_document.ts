import type { ResourceName } from '@barem/resources'
import type { Writer } from '#app/engine/behaviour'
import type { InputOf } from '#app/engine/behaviour_of'
import { engine } from '#app/resources/serving'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { transition } from '#app/resources/write/transition'

/** Between two steps in the life of a document, in minutes. */
export const PACE = 95

/** Somebody who writes on a screen, at a moment of the demo. */
export const writer = (userId: string, at: Date): Writer => ({
  userId,
  identity: null,
  address: null,
  source: 'screen',
  at,
})

/**
 * Adds a document as somebody did, and takes steps with it, each an action of its states.
 * @returns its id
 */
export async function addDocument<N extends ResourceName>(
  name: N,
  body: InputOf<N>,
  steps: readonly string[],
  by: Writer,
): Promise<string> {
  const definition = engine.lookup(name)
  const { id } = await createRow(engine, definition, await validateCreate(definition, body), by)
  for (const step of steps) await transition(engine, definition, id, step, { version: null, comment: null }, by)
  return id
}
