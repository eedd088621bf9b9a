/** A stored file as people know it. */
export type NamedFile = { path: string; name: string; bytes: number }

/** Files by their paths, named where somebody knows how; the key of the store is what is left to call them. */
export const namedFiles = (paths: readonly string[], known: readonly NamedFile[]): NamedFile[] =>
  paths.map(
    (path) =>
      known.find((file) => file.path === path) ?? { path, name: path.slice(path.lastIndexOf('/') + 1), bytes: 0 },
  )

const UNITS = ['B', 'kB', 'MB'] as const

/** How large a file is, such as `340 kB`; nothing where that is not known. */
export function sizeOf(bytes: number): string {
  if (bytes <= 0) return ''
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: step === 2 ? 1 : 0 }).format(bytes / 1000 ** step)} ${UNITS[step]}`
}
