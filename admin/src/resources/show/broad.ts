import type { FieldType } from '@barem/resources/kit'

/** Types whose values are tables and pictures, which a rail has no room for. */
export const BROAD: ReadonlySet<FieldType> = new Set(['lines', 'attributes', 'permissions', 'image', 'files'])
