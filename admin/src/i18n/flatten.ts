type Tree = { [key: string]: string | Tree }

/** Nested words to one level with dotted keys; keys that are dotted already stay as they are. */
export function flatten(tree: Tree, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat[prefix + key] = value
    else Object.assign(flat, flatten(value, `${prefix}${key}.`))
  }
  return flat
}

/** `…/vi_VN/menu.json` holds `menu.*`; the words of `common.json` have no prefix. */
export function prefixOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
  return file === 'common' ? '' : `${file}.`
}

/** All files of one locale as one dictionary. */
export function mergeFiles(files: Record<string, unknown>): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [path, tree] of Object.entries(files)) Object.assign(words, flatten(tree as Tree, prefixOf(path)))
  return words
}
