import type { AnyResource } from '@barem/resources/kit'
import type { Rights } from '../model/rights.ts'

/** Whether the person may set fields of many rows at once. */
export const maySetMany = ({ list }: AnyResource, rights: Rights): boolean => rights.update && list.bulk.length > 0
