import type { AreaCode, Feature, Level } from './vocabulary/names.ts'
import type { AnyField, Field, Fields } from './fields/field_types.ts'
import { memoise } from './memoise.ts'
import type { AnyResource } from './resource.ts'

const views = new WeakMap<AnyResource, Map<string, AnyResource>>()

const kept = <T extends string>(names: readonly T[], hidden: ReadonlySet<string>) =>
  names.filter((name) => !hidden.has(name))

type May = (area: AreaCode | null, level: Level) => boolean
type Has = (name: Feature) => boolean

/** A field, by its path, that not everybody may view or write, or that not every company has. */
interface Guarded {
  /** `price`; in lines `lines.price`. */
  name: string
  area: AreaCode | null
  alsoArea: AreaCode | null
  level: Level | null
  feature: Feature | null
}

const guardedIn = (fields: Fields): Guarded[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => [
    ...(field.area === null && field.alsoArea === null && field.level === null && field.feature === null
      ? []
      : [{ name, area: field.area, alsoArea: field.alsoArea, level: field.level, feature: field.feature }]),
    ...(field.type === 'lines'
      ? guardedIn(field.fields).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
      : []),
  ])

const guarded = memoise(guardedIn)

type Names = ReadonlySet<string>

function fieldsWithout(fields: Fields, hidden: Names, locked: Names, path = ''): Fields {
  const left = Object.entries(fields).filter(([name]) => !hidden.has(path + name))
  return Object.fromEntries(
    left.map(([name, field]): [string, AnyField] => {
      const own = locked.has(path + name) ? ({ ...field, readOnly: true } as Field) : (field as Field)
      return [
        name,
        own.type === 'lines'
          ? Object.freeze({ ...own, fields: fieldsWithout(own.fields, hidden, locked, `${name}.`) })
          : own,
      ]
    }),
  )
}

function without(resource: AnyResource, hidden: Names, locked: Names): AnyResource {
  const { fields, list, form } = resource
  const isDueHidden = list.due !== null && hidden.has(list.due.field)
  return Object.freeze({
    ...resource,
    fields: fieldsWithout(fields, hidden, locked),
    list: {
      columns: kept(list.columns, hidden),
      filters: kept(list.filters, hidden),
      search: list.search,
      vocabulary: list.vocabulary,
      bulk: kept(list.bulk, new Set([...hidden, ...locked])),
      widths: list.widths,
      card: kept(list.card, hidden),
      sums: kept(list.sums, hidden),
      dense: list.dense,
      quick: isDueHidden ? list.quick.filter((word) => word !== 'overdue') : list.quick,
      named: Object.fromEntries(
        Object.entries(list.named).filter(([, filters]) => Object.keys(filters).every((name) => !hidden.has(name))),
      ),
      sum: list.sum !== null && hidden.has(list.sum) ? null : list.sum,
      due: isDueHidden ? null : list.due,
      sort: hidden.has(list.sort.field) ? { field: 'createdAt', order: 'desc' } : list.sort,
    },
    form: Object.fromEntries(
      Object.entries(form)
        .map(([group, names]) => [group, kept(names, hidden)])
        .filter(([, names]) => names!.length > 0),
    ),
    duplicates: kept(resource.duplicates, hidden),
  } satisfies AnyResource)
}

/**
 * A resource as someone sees it: fields of areas that they may not view are not there, for any purpose, and those that
 * they may not write are read-only. Made once for each set of such fields, so that what is compiled from a definition
 * is compiled once.
 * @param has whether their company has what a field hangs on; all of it unless said
 */
export function visibleTo(resource: AnyResource, may: May, has: Has = () => true): AnyResource {
  const all = guarded(resource.fields)
  const hidden = all
    .filter(
      ({ area, alsoArea, feature }) =>
        [area, alsoArea].some((one) => one !== null && !may(one, 'v')) || (feature !== null && !has(feature)),
    )
    .map(({ name }) => name)
  const locked = all
    .filter(({ area, level }) => level !== null && !may(area ?? resource.area, level))
    .map(({ name }) => name)
  if (hidden.length + locked.length === 0) return resource
  const known = views.get(resource) ?? new Map<string, AnyResource>()
  views.set(resource, known)
  const key = [hidden, locked].join('; ')
  const view = known.get(key) ?? without(resource, new Set(hidden), new Set(locked))
  known.set(key, view)
  return view
}

const named = new WeakMap<AnyResource, AnyResource>()

/**
 * A resource as seen by people who may not view it, where rows of theirs point to its rows: these can be searched and
 * shown by their names only.
 */
export function namesOf(resource: AnyResource): AnyResource {
  const known = named.get(resource)
  if (known) return known
  const names = new Set(['code', resource.title, resource.englishTitle])
  const search = resource.list.search.filter((name) => names.has(name))
  const view: AnyResource = Object.freeze({ ...resource, hint: [], list: { ...resource.list, search } })
  named.set(resource, view)
  return view
}
