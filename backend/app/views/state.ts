import {
  choosableNames,
  PAGE_SIZES,
  suffixesOf,
  type AnyResource,
  type Field,
  type ViewState,
} from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import { queryable, sortNames } from '#app/resources/read/columns'
import { readValues, type Operator } from '#app/resources/read/operators'

/** How much of a stored view is left out: not in the definition any more, or not visible to the reader. */
export interface Dropped {
  filters: number
  columns: number
  sort: number
}

interface Sifted {
  state: ViewState
  problems: FieldError[]
}

const problem = (field: string, rule: string): FieldError => ({ field, rule, meta: { field: field.split('.').at(-1) } })

const MAKER = 'createdById'

/** What a list's filters may be called, with the operator of each: those that its screen offers. */
function filterKeys({ list, fields }: AnyResource): Map<string, { name: string; operator: Operator }> {
  const keys = [...list.filters, ...(list.quick.includes('mine') ? [MAKER] : [])].flatMap((name) => {
    const field = (fields[name] as Field | undefined) ?? null
    const type = field?.type ?? (name === MAKER ? 'belongsTo' : 'dateTime')
    return suffixesOf(type, field).map((suffix): [string, { name: string; operator: Operator }] => [
      name + suffix,
      { name, operator: (suffix.slice(1) || 'eq') as Operator },
    ])
  })
  return new Map(keys)
}

/** The error of a filter; null for a valid one. */
function filterProblem(seen: AnyResource, key: string, values: string[]): FieldError | null {
  const path = `state.filters.${key}`
  const known = filterKeys(seen).get(key)
  if (!known) return problem(path, 'unknownFilter')
  if (values.some((value) => value === '')) return problem(path, 'required')
  try {
    readValues(queryable(seen, known.name)!, known.operator, key, values)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return problem(path, error.errors[0]!.rule)
  }
}

/** The part of a state that a resource, as someone sees it, can show, and the errors of the rest. */
function sift(seen: AnyResource, { q, filters, sort, columns, size }: ViewState): Sifted {
  const problems: FieldError[] = []
  const keep = (found: FieldError | null) => found === null || problems.push(found) === 0
  const choosable = new Set(choosableNames(seen))
  const left = columns?.filter((name) =>
    keep(choosable.has(name) ? null : problem(`state.columns.${name}`, 'unknownColumn')),
  )
  const state = {
    q: keep(q === '' || seen.list.search.length > 0 ? null : problem('state.q', 'unknownFilter')) ? q : '',
    filters: Object.fromEntries(
      Object.entries(filters).filter(([key, values]) => keep(filterProblem(seen, key, values))),
    ),
    sort:
      sort && keep(sortNames(seen).includes(sort.field) ? null : problem(`state.sort.${sort.field}`, 'unknownSort'))
        ? sort
        : null,
    columns: left && left.length > 0 ? left : null,
    size: size !== null && keep(PAGE_SIZES.includes(size) ? null : problem('state.size', 'enum')) ? size : null,
  }
  return { state, problems }
}

/** A state that is sent to be stored. @throws ApiError COM_ERR_001: 400 for names that are not known, 422 for values */
export function checkState(seen: AnyResource, state: ViewState): ViewState {
  const { problems } = sift(seen, state)
  if (problems.length > 0)
    throw new ApiError('COM_ERR_001', {
      errors: problems,
      ...(problems.some(({ rule }) => rule.startsWith('unknown')) && { status: 400 }),
    })
  return state
}

/** A stored state as the reader may see it, and how much of it that leaves out. */
export function readState(seen: AnyResource, stored: ViewState): { state: ViewState; dropped: Dropped } {
  const { state, problems } = sift(seen, stored)
  const count = (...parts: string[]) => problems.filter(({ field }) => parts.includes(field.split('.')[1]!)).length
  return { state, dropped: { filters: count('filters', 'q'), columns: count('columns'), sort: count('sort') } }
}

/** What is stored when somebody saves `next`: the stored parts that they may not see are kept. */
export function withUnseen(whole: AnyResource, seen: AnyResource, stored: ViewState, next: ViewState): ViewState {
  if (whole === seen) return next
  const all = sift(whole, stored).state
  const theirs = sift(seen, stored).state
  const unseen = Object.entries(all.filters).filter(([key]) => !(key in theirs.filters))
  const columns = (all.columns ?? []).filter((name) => !theirs.columns?.includes(name))
  return {
    ...next,
    filters: { ...next.filters, ...Object.fromEntries(unseen) },
    columns: next.columns && [...next.columns, ...columns],
  }
}
