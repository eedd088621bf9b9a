import { amountField, type AnyResource, figuresOf, lineFieldsOf, statusField, summedOf } from '@barem/resources/kit'
import { isAbsent } from '../model/absent.ts'
import { groupsOf } from '../model/applying.ts'
import { type AnyRow, type Column, columnOf } from '../model/columns.ts'
import { BROAD } from '../show/broad.ts'

/** Figures that a look has room for. */
const MOST = 4

/**
 * The figures of a row that matter most: of a document its amount, its kg and what is added up besides. Zeros but for
 * the first say nothing.
 */
export function peekFigures(definition: AnyResource, row: AnyRow): Column[] {
  const isWeight = (name: string) => columnOf(definition, name)?.type === 'weight'
  const weights = figuresOf(definition, 'sum').filter((name) => isWeight(name) && !isAbsent(row[name]))
  const names = definition.states
    ? [amountField(definition), weights.at(-1), ...definition.list.sums]
    : summedOf(definition)
  return [...new Set(names)]
    .flatMap((name) => (name != null && !isAbsent(row[name]) ? (columnOf(definition, name) ?? []) : []))
    .filter(({ name }, place) => place === 0 || Number(row[name]) !== 0)
    .slice(0, MOST)
}

/**
 * What a look says besides its figures and lines: first the columns that the list has no room for, then what else is
 * known of the row. What is empty, and what the list shows, is left out.
 */
export function peekFacts(
  definition: AnyResource,
  row: AnyRow,
  { columns, shown, figures }: Record<'columns' | 'shown' | 'figures', readonly Column[]>,
): Record<'hidden' | 'more', Column[]> {
  const told = new Set([
    ...[...shown, ...figures].map(({ name }) => name),
    ...[definition.title, 'code', statusField(definition)],
    ...lineFieldsOf(definition),
    definition.states?.approval?.revision,
  ])
  const isNews = ({ name, type }: Column) => !told.has(name) && !BROAD.has(type) && !isAbsent(row[name])
  const hidden = columns.filter(isNews)
  for (const { name } of hidden) told.add(name)
  const more = groupsOf(definition, row).flatMap(([, names]) =>
    names.flatMap((name) => columnOf(definition, name) ?? []),
  )
  return { hidden, more: more.filter((column) => column.field?.role == null && isNews(column)) }
}
