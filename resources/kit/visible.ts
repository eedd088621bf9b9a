import type { AreaCode } from '../areas.ts'
import type { AnyField, Field, Fields } from './fields/field_types.ts'
import { memoise } from './memoise.ts'
import type { AnyResource } from './resource.ts'

const views = new WeakMap<AnyResource, Map<string, AnyResource>>()

const kept = <T extends string>(names: readonly T[], hidden: ReadonlySet<string>) =>
  names.filter((name) => !hidden.has(name))

/** Names of fields that not everybody may view, each with its area; those in lines as `lines.price`. */
const guardedIn = (fields: Fields): { name: string; area: AreaCode }[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => [
    ...(field.area === null ? [] : [{ name, area: field.area }]),
    ...(field.type === 'lines'
      ? guardedIn(field.fields).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
      : []),
  ])

const guarded = memoise(guardedIn)

function fieldsWithout(fields: Fields, hidden: ReadonlySet<string>, path = ''): Fields {
  const left = Object.entries(fields).filter(([name]) => !hidden.has(path + name))
  return Object.fromEntries(
    left.map(([name, field]): [string, AnyField] => {
      const lines = field as Field
      return [
        name,
        lines.type === 'lines'
          ? Object.freeze({ ...lines, fields: fieldsWithout(lines.fields, hidden, `${name}.`) })
          : field,
      ]
    }),
  )
}

function without(resource: AnyResource, hidden: ReadonlySet<string>): AnyResource {
  const { fields, list, form } = resource
  return Object.freeze({
    ...resource,
    fields: fieldsWithout(fields, hidden),
    list: {
      columns: kept(list.columns, hidden),
      filters: kept(list.filters, hidden),
      search: list.search,
      vocabulary: list.vocabulary,
      bulk: kept(list.bulk, hidden),
      widths: list.widths,
      card: kept(list.card, hidden),
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
 * A resource as someone sees it: fields of areas that they may not view are not there, for any purpose.
 * Made once for each set of hidden fields, so that what is compiled from a definition is compiled once.
 */
export function visibleTo(resource: AnyResource, mayView: (area: AreaCode) => boolean): AnyResource {
  const hidden = guarded(resource.fields).flatMap(({ name, area }) => (mayView(area) ? [] : [name]))
  if (hidden.length === 0) return resource
  const known = views.get(resource) ?? new Map<string, AnyResource>()
  views.set(resource, known)
  const key = hidden.join()
  const view = known.get(key) ?? without(resource, new Set(hidden))
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
