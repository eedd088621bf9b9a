import { type AnyResource, statusField } from '@barem/resources/kit'
import { besideOf, factsOf } from '../../overrides/resolve.ts'
import { groupsOf } from '../model/applying.ts'
import { type AnyRow, type Column, columnOf } from '../model/columns.ts'
import { peekFigures } from '../peek/facts.ts'
import { BROAD } from './broad.ts'
import type { ShownGroup } from './showGroup.ts'

export type Places = Record<'facts' | 'broad', ShownGroup[]> & { figures: Column[] }

/**
 * What a row says: figures on top, facts, which stand beside what has happened with it, and broad groups, which stand
 * above that. Nothing is said twice: where a domain shows figures of its own, there are no others, and what the head of
 * the page says is no fact.
 */
export function placesOf(definition: AnyResource, row: AnyRow): Places {
  const beside = besideOf(definition)
  const figures =
    beside && !beside.belowFigures ? [] : peekFigures(definition, row).filter(({ name }) => Number(row[name]) !== 0)
  const told = new Set([definition.title, 'code', statusField(definition), ...figures.map(({ name }) => name)])
  const groups = groupsOf(definition, row)
    .map(([group, names]): ShownGroup => [group, names.filter((name) => !told.has(name))])
    .filter(([, names]) => names.length > 0)
  const isBroad = ([group, names]: ShownGroup) =>
    factsOf(definition, group) !== undefined || names.some((name) => BROAD.has(columnOf(definition, name)!.type))
  return { figures, facts: groups.filter((group) => !isBroad(group)), broad: groups.filter(isBroad) }
}
