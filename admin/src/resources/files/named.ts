/** A stored file with the name that people know. */
export type NamedFile = { path: string; name: string; bytes: number }

/** Files by their paths, with their names if known, or else named by their key in the store. */
export const namedFiles = (paths: readonly string[], known: readonly NamedFile[]): NamedFile[] =>
  paths.map(
    (path) =>
      known.find((file) => file.path === path) ?? { path, name: path.slice(path.lastIndexOf('/') + 1), bytes: 0 },
  )

const UNITS = ['B', 'kB', 'MB'] as const

/** The size of a file, such as `340 kB`; nothing if it is not known. */
export function sizeOf(bytes: number): string {
  if (bytes <= 0) return ''
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: step === 2 ? 1 : 0 }).format(bytes / 1000 ** step)} ${UNITS[step]}`
}
