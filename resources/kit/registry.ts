import { checkCountedTogether } from './documents/check_numbering.ts'
import type { Fields } from './fields/field_types.ts'
import { checkLinks } from './links/check_links.ts'
import { refuse } from './mistake.ts'
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

/** Names of the lines of definitions, such as `orders.lines`; distributes over a union of definitions. */
type LineNames<D> = D extends { name: infer N extends string; fields: infer F }
  ? { [K in keyof F]: F[K] extends { fields: unknown } ? `${N}.${K & string}` : never }[keyof F]
  : never

/** What relations of registered definitions may name. */
type Known<R extends readonly Registrable[]> = R[number]['name'] | LineNames<R[number]>

/** A definition whose relations all lead to others; a sentence where one does not. */
type Linked<D extends Registrable, Names> = [Exclude<Targets<D['fields']>, Names>] extends [never]
  ? D
  : `no resource is called '${Exclude<Targets<D['fields']>, Names> & string}'`

export type Registry<R extends readonly Registrable[]> = { readonly [D in R[number] as D['name']]: D }

/**
 * Puts definitions together, keyed by name, in the order given; a relation must come after nothing in particular.
 * @throws DefinitionError for two definitions of one name or one route, and for relations that cannot be served
 */
export function defineRegistry<const R extends readonly Registrable[]>(
  ...resources: { readonly [I in keyof R]: Linked<R[I], Known<R>> }
): Registry<R> {
  const all = resources as unknown as AnyResource[]
  const registry: Record<string, AnyResource> = {}
  const routes = new Set<string>()
  for (const resource of all) {
    if (registry[resource.name])
      refuse('E_SAME_NAME', resource.name, 'two definitions have this name', 'Rename one of them.')
    if (routes.has(resource.route))
      refuse('E_SAME_ROUTE', `${resource.name}.route`, `'${resource.route}' is taken`, 'Give it a path of its own.')
    registry[resource.name] = resource
    routes.add(resource.route)
  }
  checkLinks(all)
  checkCountedTogether(all)
  return Object.freeze(registry) as unknown as Registry<R>
}

/** The definitions of a registry, loosely typed, for code that serves any of them. */
export const resourcesOf = (registry: object): AnyResource[] =>
  Object.values(registry as Record<string, Resource>) as unknown as AnyResource[]
