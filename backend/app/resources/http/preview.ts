import { isDocument, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { unknownName } from '#app/http/api_error'

const isFigures = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Takes the figures that a person saw before saving, `preview`, out of the body of a document; null when it says none.
 * @throws ApiError 400 for one that is not an object, or for a resource without figures to see
 */
export function previewOf(resource: AnyResource, body: Values): Values & { preview: Values | null } {
  const { preview = null, ...rest } = body
  if (preview === null) return { ...rest, preview: null }
  if (!isDocument(resource) || !isFigures(preview)) throw unknownName('unknownField', ['preview'])
  return { ...rest, preview }
}
