import { type AnyResource, PAGE_SIZES, type Suffix, suffixesOf, type ViewState } from '@barem/resources/kit'
import { type ColumnFilter, type ListState, plainState } from '../list/address.ts'
import { filterColumns, makerColumn } from '../model/columns.ts'

/** How somebody likes to see a list, under a name; the server leaves out what this person cannot see. */
export type SavedView = {
  id: string
  version: number
  resource: string
  name: string
  shared: boolean
  own: boolean
  /** Whose it is; null once their account is deleted. */
  owner: string | null
  isDefault: boolean
  mayChange: boolean
  state: ViewState
  /** The number of its parts that this person does not get. */
  dropped: { filters: number; columns: number; sort: number }
}

/** In an address: the list without a view, where one's own list would open with one. */
export const NO_VIEW = 'all'

/**
 * The state of a list under a view, before anything is changed.
 * @param size of its pages that the person chose for all of this list
 */
export function stateOf(definition: AnyResource, { state }: SavedView, size?: number): ListState {
  const plain = plainState(definition, size)
  const filters = [...filterColumns(definition), ...makerColumn(definition)].flatMap((column): ColumnFilter[] => {
    const values = suffixesOf(column.type, column.field).map((suffix): [Suffix, string[]] => [
      suffix,
      state.filters[column.name + suffix] ?? [],
    ])
    const said = values.filter(([, texts]) => texts.length > 0)
    return said.length > 0 ? [{ column, values: Object.fromEntries(said) }] : []
  })
  return {
    q: state.q,
    page: 1,
    size: size ?? state.size ?? plain.size,
    sort: state.sort ?? plain.sort,
    filters,
    columns: state.columns,
  }
}

/** A list as it is now, in the words of a view. */
export function viewStateOf(definition: AnyResource, { q, size, sort, filters, columns }: ListState): ViewState {
  const usual = plainState(definition)
  // A view is about today, whenever it is opened.
  const kept = filters.filter(({ column }) => !definition.query?.parameters.includes(column.name))
  const pairs = kept.flatMap(({ column, values }) =>
    Object.entries(values).map(([suffix, texts]): [string, string[]] => [column.name + suffix, texts.filter(Boolean)]),
  )
  return {
    q: q.trim(),
    filters: Object.fromEntries(pairs.filter(([, texts]) => texts.length > 0)),
    sort:
      sort.field === usual.sort.field && sort.order === usual.sort.order
        ? null
        : { field: sort.field, order: sort.order },
    columns,
    size: size === usual.size || !PAGE_SIZES.includes(size) ? null : size,
  }
}
