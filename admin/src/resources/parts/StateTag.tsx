import type { AnyResource, Field } from '@barem/resources/kit'
import type { Words } from '../model/words.ts'
import { StatusTag } from './StatusTag.tsx'

type Props = {
  definition: AnyResource
  words: Words
  /** The select that says the state. */
  field: string
  value: string
}

/** The state of a row, in the colour that its definition gives it, so that a page and a list agree. */
export function StateTag({ definition, words, field, value }: Props) {
  const { colors } = definition.fields[field] as Extract<Field, { type: 'select' }>
  return <StatusTag value={value} word={words.choice(field, value)} color={colors[value]} />
}
