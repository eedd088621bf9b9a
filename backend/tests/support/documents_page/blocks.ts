/** A block of code on a page: commands, or a file, or lines that are added to one. */
export interface Block {
  /** The path that stands above it; null for commands. */
  file: string | null
  language: string
  text: string
}

/** The blocks of code of a page, in their order. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/(?:^`([\w./-]+)`\n\n)?```(\w+)\n([\s\S]*?)```/gm)].map(([, file, language, text]) => ({
    file: file ?? null,
    language: language!,
    text: text!,
  }))

/**
 * A text with the change of a block: the lines without `+`, which are in the text, become all of them without `-`.
 * @throws Error when they are not there, or in several places
 */
export function changed(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const [before, after] = ['+', '-'].map(
    (left) => `\n${lines.flatMap((line) => (line.startsWith(left) ? [] : [`${line.slice(1)}\n`])).join('')}`,
  ) as [string, string]
  const places = `\n${text}`.split(before).length - 1
  if (places !== 1) throw new Error(`${places} places have:${before}`)
  return `\n${text}`.replace(before, () => after).slice(1)
}
