import { toneOf } from '../model/tones.ts'

/** A state as a dot of its colour and its word; a choice that is no state is a word alone. */
export function StatusTag({ value, word }: { value: string; word: string }) {
  const tone = toneOf(value)
  return tone ? (
    <span className="status" data-tone={tone}>
      {word}
    </span>
  ) : (
    word
  )
}
