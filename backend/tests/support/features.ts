import type { AnyField, AnyResource, Fields } from '@barem/resources/kit'

/** Options whose every value does something else; of others it counts that they are there. */
const VALUES: ReadonlySet<string> = new Set(['role', 'shape', 'level', 'grid', 'by', 'comment', 'approval', 'tone'])

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0) &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

/** The options of a part of a definition that are said there, each as `prefix.option` or `prefix.option=value`. */
const optionsOf = (prefix: string, part: object, leftOut: readonly string[] = []): string[] =>
  Object.entries(part)
    .filter(([name, value]) => isSaid(value) && !leftOut.includes(name))
    .map(([name, value]) => `${prefix}.${name}${VALUES.has(name) ? `=${value}` : ''}`)

/** Types say the rest of a field: `lines` have fields of their own. */
const fieldFeatures = (prefix: string, fields: Fields): string[] =>
  Object.values(fields).flatMap((field: AnyField) => [
    `${prefix}${field.type}`,
    ...optionsOf(`${prefix}${field.type}`, field, ['type', 'fields', 'was', 'prefix']),
    ...('fields' in field ? fieldFeatures(`${prefix}line `, field.fields as Fields) : []),
  ])

const listFeatures = ({ list, fields }: AnyResource): string[] => [
  ...optionsOf('list', list, ['columns', 'filters', 'widths', 'card']),
  ...list.filters.map((name) => `list filter ${fields[name]?.type ?? name}`),
  ...list.search.map((name) => `list search ${fields[name]?.type ?? name}`),
  `list sort ${fields[list.sort.field]?.type ?? list.sort.field} ${list.sort.order}`,
]

const stateFeatures = ({ states }: AnyResource): string[] =>
  states === null
    ? []
    : [
        ...optionsOf('states', states, ['field', 'initial', 'actions']),
        ...Object.values(states.actions).flatMap((action) => optionsOf('action', action, ['from', 'to'])),
      ]

const OWN = [
  ...['open', 'exportArea', 'englishTitle', 'hint', 'single', 'duplicates', 'unique', 'check'],
  ...['computes', 'partner', 'otherPartner', 'prints', 'createdFrom', 'exceptions', 'menu'],
]

const ownFeatures = (resource: AnyResource): string[] => [
  ...Object.entries(resource)
    .filter(([name, value]) => OWN.includes(name) && isSaid(value))
    .map(([name]) => `resource.${name}`),
  ...resource.actions.map((action) => `served ${action}`),
  ...(resource.area === null ? ['resource without area'] : []),
]

/** Every (field type x option), and every feature of the list, the states and the actions, that a definition uses. */
export const featuresOf = (resource: AnyResource): ReadonlySet<string> =>
  new Set([
    ...fieldFeatures('', resource.fields),
    ...listFeatures(resource),
    ...stateFeatures(resource),
    ...ownFeatures(resource),
  ])

/** Options that show in what is read. */
const READ = ['sumOf', 'daysUntil', 'linkedBy', 'paidBy', 'bands', 'area', 'none', 'estimatedBy']

/** What tests of a suite can tell apart: how rows are read, how they are written, who may do what, or all of these. */
const ASPECTS = {
  read: new RegExp(`^(list\\b|[a-zA-Z]+$|[a-zA-Z]+\\.(${READ.join('|')})$|resource\\.englishTitle)`),
  write: /^(?!list\b)/,
  rights: /^(served|resource|states|[a-zA-Z]+\.(area|level))\b/,
  all: /^/,
}
export type Aspect = keyof typeof ASPECTS

/** About how long tests of a resource take: they ask for each of its fields, and make lines for each document. */
const costOf = ({ fields }: AnyResource): number =>
  Object.values(fields).reduce(
    (sum, field) => sum + 1 + ('fields' in field ? Object.keys(field.fields as object).length : 0),
    0,
  )

/**
 * A few resources of a list that together use every feature of an aspect that any of them uses: the one with the most
 * new features for its cost is taken, until none is left. They keep their order.
 */
export function coverOf(list: readonly AnyResource[], aspect: Aspect): AnyResource[] {
  const counts = (feature: string) => ASPECTS[aspect].test(feature)
  const features = new Map(
    list.map((resource) => [resource, new Set([...featuresOf(resource)].filter(counts))] as const),
  )
  const missing = new Set([...features.values()].flatMap((some) => [...some]))
  const chosen = new Set<AnyResource>()
  const gainOf = (resource: AnyResource) =>
    [...features.get(resource)!].filter((feature) => missing.has(feature)).length / costOf(resource)
  while (missing.size > 0) {
    const best = list.reduce((most, resource) => (gainOf(resource) > gainOf(most) ? resource : most))
    chosen.add(best)
    for (const feature of features.get(best)!) missing.delete(feature)
  }
  // What was taken early for its price may be covered by what came later.
  for (const resource of [...chosen]) {
    const others = new Set([...chosen].filter((one) => one !== resource).flatMap((one) => [...features.get(one)!]))
    if ([...features.get(resource)!].every((feature) => others.has(feature))) chosen.delete(resource)
  }
  return list.filter((resource) => chosen.has(resource))
}
