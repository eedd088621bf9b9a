import type { Field } from '../fields/field_types.ts'
import { isKept } from '../fields/kept.ts'
import { checkHomeFrom } from '../home/check_home.ts'
import { checkNextMade } from '../documents/check_next.ts'
import { lineFieldsOf } from '../documents/line_resource.ts'
import { oneOf, refuse } from '../mistake.ts'
import { linesNamed } from '../names.ts'
import type { AnyResource } from '../resource.ts'
import { checkCopies } from './check_copies.ts'
import { checkCreatedFrom } from './check_created_from.ts'
import { checkLinkedBy } from './check_linked_by.ts'
import { checkOwner } from './check_owner.ts'
import { checkSums } from './check_sums.ts'
import { checkWhere } from './check_where.ts'
import { relationsOf } from './relations.ts'

type Registered = ReadonlyMap<string, AnyResource>

/** What relations may point to: resources, and lines of their documents. */
const targets = (known: Registered): readonly string[] =>
  [...known.values()].flatMap((resource) => [
    resource.name,
    ...lineFieldsOf(resource).map((field) => `${resource.name}.${field}`),
  ])

function checkTargets(resource: AnyResource, known: Registered) {
  const { name, fields } = resource
  const allowed = targets(known)
  for (const { to, path, field } of relationsOf(fields, `${name}.fields`)) {
    if (!allowed.includes(to)) refuse('E_UNKNOWN_RELATION', path, `no resource is called '${to}'`, oneOf(allowed))
    if (linesNamed(to) === null) continue
    const isInLines = path.includes('.fields.', `${name}.fields.`.length)
    if (!isInLines || field.type !== 'belongsTo' || field.always)
      refuse(
        'E_LINE_RELATION',
        path,
        'a line is pointed to by a line',
        'Make it a belongsTo of lines, not always required.',
      )
    if (Object.keys(field.where).length > 0)
      refuse('E_LINE_RELATION', `${path}.where`, 'lines are not chosen by their values', 'Leave it out.')
  }
}

function checkSearch({ name, list, fields }: AnyResource, known: Registered) {
  for (const field of list.search) {
    const { type, to } = fields[field] as { type: string; to?: string }
    if (type === 'belongsTo' && known.get(to!)!.list.search.length === 0)
      refuse(
        'E_SEARCH',
        `${name}.list.search`,
        `'${field}' leads to '${to}', which is not searched`,
        'Say what it is searched by, or leave the relation out.',
      )
  }
}

/** Resources that a row of this one cannot be made without. */
const needed = ({ name, fields }: AnyResource): { to: string; path: string }[] =>
  relationsOf(fields, `${name}.fields`).filter(
    ({ field, path }) => isKept(field) && !path.includes('.fields.', `${name}.fields.`.length),
  )

/** Refuses resources that need each other: nobody could make the first row. */
function checkCircles(resource: AnyResource, known: Registered) {
  const walk = (name: string, way: readonly string[]): void => {
    for (const { to, path } of needed(known.get(name)!)) {
      if (to === resource.name)
        refuse(
          'E_CIRCLE',
          path,
          `a row needs one of '${to}', which needs it: ${[...way, name, to].join(' → ')}`,
          'Let one of these relations be empty.',
        )
      if (!way.includes(to)) walk(to, [...way, name])
    }
  }
  walk(resource.name, [])
}

/** Refuses a folder shared by resources: its rights are those of one resource. */
function checkFolders(resources: readonly AnyResource[]) {
  const owners = new Map<string, string>()
  for (const { name, fields } of resources)
    for (const [key, field] of Object.entries(fields) as [string, Field][]) {
      if (!('folder' in field)) continue
      const owner = owners.get(field.folder) ?? name
      if (owner !== name)
        refuse('E_FOLDER', `${name}.fields.${key}.folder`, `'${field.folder}' belongs to '${owner}'`, 'Leave it out.')
      owners.set(field.folder, name)
    }
}

/** Checks references between definitions. */
export function checkLinks(resources: readonly AnyResource[]): void {
  const known = new Map(resources.map((resource) => [resource.name, resource]))
  for (const resource of resources) checkTargets(resource, known)
  for (const resource of resources) {
    checkSearch(resource, known)
    checkSums(resource, known)
    checkLinkedBy(resource, known)
    checkCopies(resource, known)
    checkCircles(resource, known)
    checkWhere(resource, known)
    checkOwner(resource, known)
    checkCreatedFrom(resource, known)
    checkHomeFrom(resource, known)
    checkNextMade(resource, known)
  }
  checkFolders(resources)
}
