import type { ChoiceColor } from '@barem/resources/kit'
import { toneOf } from '../model/tones.ts'

type Props = {
  value: string
  word: string
  /** As the definition says; without it a state has the colour of its word. */
  color?: ChoiceColor
}

/** A state as a dot of its colour and its word; other choices as the word alone. */
export function StatusTag({ value, word, color }: Props) {
  const tone = color ?? toneOf(value)
  return tone ? (
    <span className="status" data-tone={tone}>
      {word}
    </span>
  ) : (
    word
  )
}
