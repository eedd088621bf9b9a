import { DefinitionError } from './definition_error.ts'
import type { AnyField, Field, Fields } from './field_types.ts'
import type { AnyResource, Resource } from './resource.ts'

interface Registrable {
  name: string
  fields: Fields
}

/** Names that the relations of a definition point to, lines included; distributes over a union of definitions. */
type Targets<F> = F extends unknown
  ? {
      [K in keyof F]: F[K] extends { to: string }
        ? F[K]['to']
        : F[K] extends { fields: unknown }
          ? Targets<F[K]['fields']>
          : never
    }[keyof F]
  : never

/** Relations that name a resource which is not in the registry; `never` when all are found. */
type Missing<R extends readonly Registrable[]> = Exclude<Targets<R[number]['fields']>, R[number]['name']>

export type Registry<R extends readonly Registrable[]> = { readonly [D in R[number] as D['name']]: D }

function relationsOf(fields: Fields, path: string): { to: string; path: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const known = field as Field
    if (known.type === 'lines')
      return relationsOf(known.fields as Readonly<Record<string, AnyField>>, `${path}.${name}.fields`)
    return 'to' in known ? [{ to: known.to, path: `${path}.${name}` }] : []
  })
}

/**
 * Puts definitions together, keyed by name, in the order given; a relation must come after nothing in particular.
 * @throws DefinitionError for two definitions of one name, one route, a relation to a name not registered, or a search through one to what is not searched
 */
export function defineRegistry<const R extends readonly Registrable[]>(
  ...resources: [Missing<R>] extends [never] ? R : [`no resource is called '${Missing<R> & string}'`]
): Registry<R> {
  const all = resources as unknown as AnyResource[]
  const registry: Record<string, AnyResource> = {}
  const routes = new Set<string>()
  for (const resource of all) {
    if (registry[resource.name])
      throw new DefinitionError('E_SAME_NAME', resource.name, 'two definitions have this name', 'Rename one of them.')
    if (routes.has(resource.route))
      throw new DefinitionError(
        'E_SAME_ROUTE',
        `${resource.name}.route`,
        `'${resource.route}' is taken`,
        'Give it a path of its own.',
      )
    registry[resource.name] = resource
    routes.add(resource.route)
  }
  for (const { name, fields } of all)
    for (const { to, path } of relationsOf(fields, `${name}.fields`))
      if (!registry[to])
        throw new DefinitionError(
          'E_UNKNOWN_RELATION',
          path,
          `no resource is called '${to}'`,
          `Use one of: ${Object.keys(registry).join(', ')}.`,
        )
  for (const { name, list, fields } of all)
    for (const field of list.search) {
      const { type, to } = fields[field] as { type: string; to?: string }
      if (type === 'belongsTo' && registry[to!]!.list.search.length === 0)
        throw new DefinitionError(
          'E_SEARCH',
          `${name}.list.search`,
          `'${field}' leads to '${to}', which is not searched`,
          'Say what it is searched by, or leave the relation out.',
        )
    }
  return Object.freeze(registry) as unknown as Registry<R>
}

/** The definitions of a registry, loosely typed, for code that serves any of them. */
export const resourcesOf = (registry: object): AnyResource[] =>
  Object.values(registry as Record<string, Resource>) as unknown as AnyResource[]
