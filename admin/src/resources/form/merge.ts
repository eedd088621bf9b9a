import { type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import { isThere } from '../model/applying.ts'
import { differences, isSame, type Values, valuesOf } from './values.ts'

/** Fields that both sides changed, each in its own way. */
export type Collisions = string[]

/** Selects that keep `name` out of a row. */
const closedBy = ({ fields }: AnyResource, name: string, row: Values) =>
  Object.entries(fields[name]?.when ?? {}).flatMap(([by, choices]) => (choices.includes(String(row[by])) ? [] : [by]))

/**
 * Compares my changes with a row that someone else saved meanwhile. Changes of one side only do not collide: mine are
 * kept, theirs are taken over. A choice of theirs that leaves no place for a change of mine collides.
 */
export function collide(definition: AnyResource, base: Values, mine: Values, current: Values): Collisions {
  const [before, theirs] = [valuesOf(definition, base), valuesOf(definition, current)]
  const both = Object.keys(mine).filter(
    (name) => !isSame(before[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  )
  const merged = { ...theirs, ...mine }
  const undone = Object.keys(mine).flatMap((name) =>
    isThere(definition, name, merged) ? [] : closedBy(definition, name, merged),
  )
  return [...new Set([...both, ...undone])]
}

/** Fields that others changed between two states of a row and that I did not, in the order of the definition. */
export const takenOver = (definition: AnyResource, base: Values, mine: Values, current: Values): string[] =>
  Object.keys(differences(definition, base, current)).filter((name) => !(name in mine))

type Line = { id?: string } & Record<string, unknown>

/** My lines on top of theirs: a line that they deleted becomes a new one. */
function onTopOf(mine: unknown, theirs: unknown): Line[] {
  const known = new Set(((theirs ?? []) as Line[]).map(({ id }) => id))
  return ((mine ?? []) as Line[]).map((line) => (line.id && !known.has(line.id) ? { ...line, id: undefined } : line))
}

/**
 * The values of a form after the person has chosen: on top of the newer row all changes of theirs, and at each
 * collision the side they took.
 * A select of mine that stays brings back the fields that depend on it.
 */
export function settled(
  definition: AnyResource,
  base: Values,
  form: Values,
  current: Values,
  collisions: Collisions,
  takeTheirs: readonly string[],
): Values {
  const [mine, theirs] = [valuesOf(definition, form), valuesOf(definition, current)]
  const kept = collisions.filter((name) => !takeTheirs.includes(name))
  const dependent = Object.keys(mine).filter((name) =>
    Object.keys(definition.fields[name]?.when ?? {}).some((by) => kept.includes(by)),
  )
  const names = new Set([...Object.keys(differences(definition, base, form)), ...kept, ...dependent])
  const lines = lineFieldsOf(definition)
  const value = (name: string) => (lines.includes(name) ? onTopOf(form[name], current[name]) : mine[name])
  return {
    ...theirs,
    ...Object.fromEntries(lines.map((name) => [name, current[name]])),
    ...Object.fromEntries([...names].filter((name) => !takeTheirs.includes(name)).map((name) => [name, value(name)])),
  }
}
