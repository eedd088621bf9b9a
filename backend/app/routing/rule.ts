import { areas, type AreaName, type Level } from '@barem/resources/areas'

/** One of some levels in an area. */
export interface AreaRule {
  area: number
  levels: readonly Level[]
  /** A level in another area that is required as well, and asked for first. */
  also?: { area: number; level: Level }
  /** About rows that the caller made too: without a level, or with the right to create. The handler asks whose. */
  own?: true | 'c'
}

/** Who may call a route. */
export type Rule =
  /** Without signing in. */
  | 'anyone'
  /** Everyone who is signed in. */
  | 'signedIn'
  /** By the folder of the file and whose it is; the handler asks. */
  | 'file'
  /** Everyone who may do so with the resource that the path names; the handler asks. */
  | 'resource'
  /** Super admins alone: resources without an area. */
  | 'superAdmin'
  /** Everyone who holds one of the levels in the area. */
  | AreaRule

const atLevel =
  (level: Level) =>
  (area: AreaName): AreaRule => ({ area: areas[area], levels: [level] })

/** Rules of those who may view, create, update or delete in an area, or do all there is in it. */
export const view = atLevel('v')
export const create = atLevel('c')
export const update = atLevel('u')
export const remove = atLevel('d')
export const all = atLevel('f')

/** Asks for both rules. The refusal names the first one that is missing. */
export const both = ({ area, levels }: AreaRule, then: AreaRule): AreaRule => ({
  ...then,
  also: { area, level: levels[0]! },
})
