import type { AnyResource, Field } from '@barem/resources/kit'

import { requireFile } from '#app/files/stored_path'
import type { Values, Writer } from './behaviour.ts'

const paths = (value: unknown): string[] =>
  [value].flat().filter((path): path is string => typeof path === 'string' && path !== '')

/**
 * Checks that the files which values point to are there, in the folder of their field, and open to whoever points to
 * them.
 * What is written without a request, such as the demo, has no files.
 * @throws ApiError COM_ERR_001 at the field
 */
export async function requireFiles(resource: AnyResource, values: Values, { identity }: Writer): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name] as Field | undefined
    if (!identity || (field?.type !== 'image' && field?.type !== 'files')) continue
    for (const path of paths(value)) await requireFile(path, field.folder, identity, name)
  }
}
