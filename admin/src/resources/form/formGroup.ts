import type { AnyResource } from '@barem/resources/kit'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import type { Refusals } from './refusals.ts'

export type FormGroupsProps = { definition: AnyResource; words: Words; row: AnyRow | null; refusals: Refusals }

/** Places all groups of a form; of each, the fields that are there now. */
export type FormLayoutProps = FormGroupsProps & { groups: readonly (readonly [group: string, names: string[]])[] }

export type FormGroupProps = FormGroupsProps & { names: readonly string[] }
