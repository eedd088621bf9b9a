import { type AnyResource, type QuickFilter, waitingStates } from '@barem/resources/kit'
import type { FilterValues } from '../filters/filter.ts'
import { type Column, columnOf, makerColumn } from '../model/columns.ts'
import { type ColumnFilter, isSameSet } from './address.ts'

const filter = (column: Column, values: FilterValues): ColumnFilter => ({ column, values })

/**
 * The filters that a quick filter stands for.
 * @param me the person's id
 * @param yesterday as `2026-11-24`: what is due today is not overdue
 */
export function filtersOf(definition: AnyResource, word: QuickFilter, me: string, yesterday: string): ColumnFilter[] {
  const { list, states } = definition
  const state = states && columnOf(definition, states.field)
  switch (word) {
    case 'mine':
      return makerColumn(definition).map((column) => filter(column, { '': [me] }))
    case 'waiting':
      return [filter(state!, { '': waitingStates(definition) })]
    case 'overdue':
      return [
        filter(columnOf(definition, list.due!.field)!, { _lte: [yesterday] }),
        filter(state!, { '': [...list.due!.in] }),
      ]
  }
}

/** The filters of one click that a definition names itself, by their names. */
export const namedFilters = (definition: AnyResource): { name: string; wanted: ColumnFilter[] }[] =>
  Object.entries(definition.list.named).map(([name, filters]) => ({
    name,
    wanted: Object.entries(filters).map(([column, choices]) =>
      filter(columnOf(definition, column)!, { '': [...choices] }),
    ),
  }))

const spelled = (values: FilterValues | undefined) =>
  Object.entries(values ?? {}).flatMap(([suffix, texts]) => texts.filter(Boolean).map((text) => suffix + text))

/** Whether a list is filtered by all of these, and by nothing else in their columns. */
export const areOn = (wanted: ColumnFilter[], filters: ColumnFilter[]): boolean =>
  wanted.every(({ column, values }) =>
    isSameSet(spelled(values), spelled(filters.find((one) => one.column.name === column.name)?.values)),
  )
