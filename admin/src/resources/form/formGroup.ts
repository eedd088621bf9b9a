import type { AnyResource } from '@barem/resources/kit'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import type { Refusals } from './refusals.ts'

export type FormGroupsProps = { definition: AnyResource; words: Words; row: AnyRow | null; refusals: Refusals }

export type FormGroupProps = FormGroupsProps & { names: readonly string[] }
