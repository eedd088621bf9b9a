import { toneOf } from '../model/tones.ts'

/** A state as a dot of its colour and its word; other choices as the word alone. */
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
