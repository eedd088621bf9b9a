import type { AnyResource } from '@barem/resources/kit'
import { lacking } from '#app/documents/complete'
import { closeEdited, moveEdited, refuseFixed, startOfLife } from '#app/documents/editing'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { differing } from '#app/engine/same_values'
import { newRow } from './new_row.ts'
import { write, type Operation } from './pipeline.ts'

/** Adds a row of validated values. */
export const creation = (resource: AnyResource, values: Values, seen: Values | null): Operation => ({
  name: 'create',
  note: null,
  said: values,
  version: null,
  seen,
  merge: ({ after }) => Object.assign(after, newRow(resource), values),
  move({ after }) {
    startOfLife(resource, after)
    return true
  },
  missing: () => [],
  always: true,
})

/** Changes a row by validated values. Equal values are not changes, and without changes nothing is written. */
export const edit = (
  resource: AnyResource,
  id: string,
  changes: Values,
  { version = null, seen }: { version?: number | null; seen: Values | null },
  writer: Writer,
): Operation => ({
  name: 'update',
  note: null,
  said: changes,
  version,
  seen,
  admit: (before) => refuseFixed(resource, before, changes),
  merge: ({ after }) => Object.assign(after, changes),
  move: ({ before, after }) => moveEdited(resource, { before: before!, changes, after }),
  missing: ({ before, after }) => lacking(resource, after, Object.keys(differing(before!, after))),
  async decide({ before, after }) {
    await closeEdited(resource, { id, before: before!, after, writer })
    return {}
  },
  always: false,
})

/**
 * Inserts a validated row. Returns its id and what the domain adds to the answer.
 * @param seen figures that the person saw before saving; others than the server's are refused
 */
export const createRow = (
  engine: Engine,
  resource: AnyResource,
  values: Values,
  writer: Writer,
  seen: Values | null = null,
): Promise<{ id: string; extra: Values }> => write(engine, resource, null, creation(resource, values, seen), writer)

/**
 * Applies validated changes to a row.
 * @param version the version that the changes were made from, or null to save whatever it is
 * @param seen figures that the person saw before saving; others than the server's are refused
 * @throws StaleSave when the row was changed since `version`; ApiError COM_ERR_002 when it was deleted
 */
export async function updateRow(
  engine: Engine,
  resource: AnyResource,
  id: string,
  changes: Values,
  version: number | null,
  writer: Writer,
  seen: Values | null = null,
): Promise<void> {
  await write(engine, resource, id, edit(resource, id, changes, { version, seen }, writer), writer)
}
