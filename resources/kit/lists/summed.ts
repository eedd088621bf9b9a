import type { AnyResource } from '../resource.ts'

const TYPES: ReadonlySet<string> = new Set(['money', 'weight'])

/**
 * The money and weights of a resource that are added up over rows: those that a query sums up, figures of totals, and
 * what its list says. A price is none of them.
 */
export const summedOf = ({ query, list, fields }: Pick<AnyResource, 'query' | 'list' | 'fields'>): string[] =>
  Object.keys(fields).filter((name) => {
    const { type, role } = fields[name]!
    if (query) return query.sums.includes(name)
    return list.sums.includes(name) || (role !== null && TYPES.has(type))
  })
