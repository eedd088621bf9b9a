import { memoise, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import { differing } from '#app/engine/same_values'
import { folderOfField } from '#app/files/folders'
import { storedFile } from '#app/files/stored_path'
import { ApiError, mistaken, type FieldError } from '#app/http/api_error'
import { inOrder } from '../validation/in_order.ts'

const paths = (value: unknown): string[] =>
  [value].flat().filter((path): path is string => typeof path === 'string' && path !== '')

/**
 * Fields whose files do not exist, are not in the folder of their field, or may not be read by the person who saves.
 * Writes without a request, such as the demo, have no files.
 */
export async function unknownFiles(resource: AnyResource, values: Values, { identity }: Writer): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name] as Field | undefined
    if (!identity || (field?.type !== 'image' && field?.type !== 'files')) continue
    for (const path of new Set(paths(value))) {
      if (await storedFile(path, field.folder, folderOfField(resource, field.folder).read, identity)) continue
      errors.push({ field: name, rule: 'unknownFile' })
      break
    }
  }
  return errors
}

/** Names of the fields that point to files. */
const fileFields = memoise(({ fields }: AnyResource) =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, { type }]) =>
    type === 'image' || type === 'files' ? [name] : [],
  ),
)

/** Checks the files that a row points to anew. @throws ApiError COM_ERR_001 at the fields */
export async function requireFiles(
  resource: AnyResource,
  row: Values,
  before: Values | null,
  writer: Writer,
): Promise<void> {
  const files = Object.fromEntries(fileFields(resource).map((name) => [name, row[name]]))
  const errors = await unknownFiles(resource, differing(before ?? {}, files), writer)
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}

const isMistake = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'COM_ERR_001' && error.errors.length > 0

/**
 * Runs `work`, which checks and saves values. When it finds errors, adds those of the files to the same answer.
 * @param changed the values as they were sent, without what is stored already
 */
export async function tellingFiles<T>(
  resource: AnyResource,
  changed: () => Values | Promise<Values>,
  writer: Writer,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isMistake(error)) throw error
    const told = new Set(error.errors.map(({ field }) => field.split('.')[0]))
    const more = (await unknownFiles(resource, await changed(), writer)).filter(({ field }) => !told.has(field))
    if (more.length === 0) throw error
    throw mistaken(inOrder(resource, [...error.errors, ...more]))
  }
}
