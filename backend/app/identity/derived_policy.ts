import type { Level } from '@barem/resources/areas'
import {
  isDocument,
  lineFieldsOf,
  lineResource,
  memoise,
  usableRows,
  type AnyResource,
  type Field,
} from '@barem/resources/kit'
import type { Rule } from '#app/routing/rule'

type Rules = Record<string, Rule>

const hasRelations = ({ fields }: Pick<AnyResource, 'fields'>) =>
  Object.values(fields).some((field) => 'to' in (field as Field))

/** The rule of a level in the area of a resource; `also` is another area whose view it takes. */
const levelIn = (area: number | null, level: Level, also?: number | null): Rule =>
  area === null
    ? 'superAdmin'
    : { area, levels: [level], ...(typeof also === 'number' && { also: { area: also, level: 'v' } }) }

/** Calls of rows and their sheets, by the action that a definition serves, each with the level that it takes. */
function rowLevels(resource: AnyResource): Record<string, Level> {
  const { actions, single, duplicates, list } = resource
  const isSheet = !isDocument(resource) && actions.includes('create')
  return {
    ...(actions.includes('list') && { list: 'v', export: 'v' }),
    ...(actions.includes('show') && { show: 'v', history: 'v' }),
    ...(actions.includes('update') && Object.keys(usableRows(resource.fields)).length > 0 && { open: 'u' }),
    ...(actions.includes('create') && { create: 'c' }),
    ...(isSheet && { template: 'c', import: 'c' }),
    ...(actions.includes('update') && { update: 'u' }),
    ...(actions.includes('update') && list.bulk.length > 0 && !single && { updateMany: 'u' }),
    ...(actions.includes('delete') && { delete: 'd' }),
    ...(duplicates.length > 0 && { similar: 'v' }),
    ...(hasRelations(resource) && { options: 'v' }),
  }
}

/** The rule of changing a document: whoever may create also changes and posts those that they made. */
const changing = (area: number | null): Rule => (area === null ? 'superAdmin' : { area, levels: ['u'], own: 'c' })

/** What is done to a document besides: actions of those who may change it take that right, others its view. */
function lifeOf({ name, area, states, prints, actions: served }: AnyResource): Rules {
  if (!states) return {}
  const isMakers = (from: readonly string[]) => from.some((state) => state in states.editableIn)
  const actions = Object.entries(states.actions).map(([action, { by, area: other, level, from }]): [string, Rule] => [
    `${name}.${action}`,
    other !== null
      ? levelIn(other, level, area)
      : by === 'editor' && level === 'u' && isMakers(from)
        ? changing(area)
        : levelIn(area, by === 'editor' ? level : 'v'),
  ])
  return {
    ...(served.includes('update') && { [`${name}.update`]: changing(area) }),
    [`${name}.revisions`]: levelIn(area, 'v'),
    ...(states.progress && { [`${name}.progress`]: levelIn(area, 'v') }),
    ...(prints.length > 0 && { [`${name}.prints`]: levelIn(area, 'v'), [`${name}.print`]: levelIn(area, 'v') }),
    ...Object.fromEntries(actions),
  }
}

/** Calls that everybody who is signed in may make where own rows are open to those who made them. */
const isFree = (call: string) => ['create', 'preview'].includes(call) || call.endsWith('options')
/** Calls about one row, which those who made it may make too. */
const isOwn = (call: string) => !['list', 'export', 'delete'].includes(call)

function opened(name: string, rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([route, rule]): [string, Rule] => {
      const call = route.slice(name.length + 1)
      if (isFree(call)) return [route, 'signedIn']
      const isShared = isOwn(call) && typeof rule === 'object' && !rule.levels.includes('f')
      return [route, isShared ? { ...rule, own: true } : rule]
    }),
  )
}

/** Who may call what of a resource, as its definition says: a rule for each of its routes, by their names. */
export const rulesOf = memoise((resource: AnyResource): Rules => {
  const { name, area, exportArea, open, actions } = resource
  const rules: Rules = {
    ...Object.fromEntries(
      Object.entries(rowLevels(resource)).map(([call, level]) => [`${name}.${call}`, levelIn(area, level)]),
    ),
    ...(exportArea !== null && actions.includes('list') && { [`${name}.export`]: levelIn(exportArea, 'v', area) }),
    ...(resource.states && actions.includes('create') && { [`${name}.preview`]: levelIn(area, 'c') }),
    ...(resource.createdFrom.length > 0 && area !== null && { [`${name}.from`]: { area, levels: ['c', 'u'] } }),
    ...lifeOf(resource),
    ...Object.fromEntries(
      lineFieldsOf(resource)
        .map((field) => lineResource(resource, field))
        .filter(hasRelations)
        .map((lines) => [`${lines.name}.options`, levelIn(area, 'v')]),
    ),
  }
  return open === 'own' ? opened(name, rules) : rules
})
