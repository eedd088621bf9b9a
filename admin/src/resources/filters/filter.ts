import type { AnyResource, Suffix } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import type { ComponentType } from 'react'
import type { Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

/** The values of one field's filter by suffix, as the address holds them. */
export type FilterValues = Partial<Record<Suffix, string[]>>

export type FilterInputProps = {
  definition: AnyResource
  column: Column
  words: Words
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/** One way of filtering: what it asks for, how it reads aloud. */
export type FilterKind = {
  Input: ComponentType<FilterInputProps>
  /** `Loại: Đại lý, Nhà thầu`. Null while the names of what was chosen are on the way. */
  useSentence(props: SentenceProps): string | null
}

export type SentenceProps = {
  definition: AnyResource
  column: Column
  words: Words
  values: FilterValues
  t: Translate
}
