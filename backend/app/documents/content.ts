import { createHash } from 'node:crypto'
import { isStored, lineResource, numberingOf, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { inputsOfActions } from './action_inputs.ts'

const isSaid = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined

/** Sorts keys and leaves out empty ones, so that a field added to a definition later changes no older fingerprint. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(isSaid)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : (value ?? null)

/**
 * Whether a field is a yes or no that is copied through a relation: it follows from the relation, which is approved.
 * Unlike other fields it is never empty, so that one which a release adds would change older fingerprints.
 */
const isCopiedFlag = ({ type, snapshotOf }: Field): boolean => type === 'boolean' && snapshotOf !== null

const approvedOf = ({ fields }: Pick<AnyResource, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isCopiedFlag(field as Field) ? [] : [name]))

/**
 * The part of a document that gets approved: everything but its number, its state, how often it was revised, what may
 * change freely, and what is asked by later actions.
 */
export function contentOf(resource: AnyResource, row: Values): Values {
  const { fields, states } = resource
  const outside = new Set([
    states?.field,
    states?.approval?.revision,
    numberingOf(resource)?.field,
    ...(states?.alwaysEditable ?? []),
  ])
  const later = inputsOfActions(resource)
  const content: Values = {}
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    if (outside.has(name) || later.has(name) || !isStored(field) || isCopiedFlag(field)) continue
    content[name] =
      field.type === 'lines'
        ? (row[name] as Values[]).map((line) =>
            Object.fromEntries(
              ['id', ...approvedOf(lineResource(resource, name))]
                .filter((key) => !later.has(`${name}.${key}`))
                .map((key) => [key, line[key] ?? null]),
            ),
          )
        : (row[name] ?? null)
  }
  return content
}

/** SHA-256 of a content, whatever the order of its keys; what is null counts as not there. */
export const hashOf = (content: Values): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
