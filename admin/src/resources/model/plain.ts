/** Lower case without accents, as people in a hurry type. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

/** Whether a text holds every word of `typed`, in any order and without accents. */
export function holdsWords(text: string, typed: string): boolean {
  const whole = plain(text)
  return plain(typed)
    .split(/[\s,]+/)
    .every((word) => whole.includes(word))
}
