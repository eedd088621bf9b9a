import type { Level } from '@barem/resources/areas'
import { levels } from '@barem/resources/areas'
import { UUID } from '@barem/resources/kit'
import { mistaken, notFound, unknownFields, type FieldError } from '#app/http/api_error'
import { wrongVersion } from '#app/resources/validation/validator'
import type { Publication } from './publish.ts'

type Body = Record<string, unknown>

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of a path. @throws ApiError COM_ERR_002 for what cannot be one */
export function idIn(text: unknown): string {
  if (typeof text !== 'string' || !UUID.test(text)) throw notFound()
  return text.toLowerCase()
}

/** A body with these names alone. @throws ApiError COM_ERR_001 with all mistakes: 400 with others, else 422 */
function known(body: Body, names: readonly string[], mistakes: readonly FieldError[]): void {
  const all = [...unknownFields(Object.keys(body).filter((name) => !names.includes(name))), ...mistakes]
  if (all.length > 0) throw mistaken(all)
}

/** `{ draft }` of a new definition. */
export function newDraft(body: Body): unknown {
  known(body, ['draft'], [])
  return body.draft
}

/** `{ version, draft }` of one that goes on. */
export function changedDraft(body: Body): { version: unknown; draft: unknown } {
  known(body, ['version', 'draft'], wrongVersion(body.version))
  return { version: body.version, draft: body.draft }
}

/** `{ version }`, and more names where an action needs them. */
export function seenVersion(body: Body, ...more: string[]): Body {
  known(body, ['version', ...more], wrongVersion(body.version))
  return body
}

const areLevels = (said: unknown): said is Level[] =>
  Array.isArray(said) &&
  said.length <= levels.length &&
  said.every((level) => (levels as readonly unknown[]).includes(level))

/** `{ version, fills, replacements, grants }` of a publication. */
export function publication(body: Body): Publication {
  const { version, fills = {}, replacements = {}, grants = {} } = body
  const shapes: [string, boolean][] = [
    ['fills', isObject(fills)],
    ['replacements', isObject(replacements) && Object.values(replacements).every(isObject)],
    ['grants', isObject(grants) && Object.entries(grants).every(([id, said]) => UUID.test(id) && areLevels(said))],
  ]
  known(
    body,
    ['version', 'fills', 'replacements', 'grants'],
    [...wrongVersion(version), ...shapes.filter(([, fits]) => !fits).map(([field]) => ({ field, rule: 'object' }))],
  )
  return {
    version,
    answers: { fills, replacements } as Publication['answers'],
    grants: grants as Publication['grants'],
  }
}
