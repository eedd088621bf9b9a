import type { AnyResource, FieldType } from '@barem/resources/kit'
import { factsOf } from '../../overrides/resolve.ts'
import { groupsOf } from '../model/applying.ts'
import { type AnyRow, columnOf } from '../model/columns.ts'
import type { ShownGroup } from './showGroup.ts'

/** Types whose values are tables and pictures, which a rail has no room for. */
export const BROAD: ReadonlySet<FieldType> = new Set(['lines', 'attributes', 'permissions', 'image', 'files'])

/** The groups of a row: facts, which stand beside what has happened with it, and broad ones, which stand above that. */
export function placesOf(definition: AnyResource, row: AnyRow): Record<'facts' | 'broad', ShownGroup[]> {
  const groups = groupsOf(definition, row)
  const isBroad = ([group, names]: ShownGroup) =>
    factsOf(definition, group) !== undefined || names.some((name) => BROAD.has(columnOf(definition, name)!.type))
  return { facts: groups.filter((group) => !isBroad(group)), broad: groups.filter(isBroad) }
}
