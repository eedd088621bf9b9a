import type { AnyResource } from '@barem/resources/kit'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

/** A group of the form and its fields. */
export type ShownGroup = readonly [group: string, names: readonly string[]]

export type ShowGroupsProps = { definition: AnyResource; row: AnyRow; words: Words }

export type ShowGroupProps = ShowGroupsProps & { names: readonly string[] }
