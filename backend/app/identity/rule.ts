import type { Level } from '@barem/resources/areas'

/** Who may call a route. */
export type Rule =
  /** Without signing in. */
  | 'anyone'
  /** Everyone who is signed in. */
  | 'signedIn'
  /** By the folder of the file and whose it is. */
  | 'file'
  /** Everyone who may do so with the resource that the path names. */
  | 'resource'
  /** Super admins alone: resources without an area. */
  | 'superAdmin'
  /** Everyone who holds one of the levels in the area. */
  | {
      area: number
      levels: readonly Level[]
      /** A level in another area that is required as well. */
      also?: { area: number; level: Level }
      /** About rows that the caller made too: without a level, or with the right to create. */
      own?: true | 'c'
    }
