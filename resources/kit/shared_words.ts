/** A key of one resource or of its lines, with the parts of its words that others may call the same. */
const SHAREABLE =
  /^(resources[.:])(?!meta\.|shared\.)[^.]+\.(?:[^.]+\.)??((?:fields|groups|choices|bands|none|named|actions)\..+)$/

/**
 * The key of what resources call the same, by the key of one of them or of its lines:
 * `resources.sales-orders.lines.fields.note` → `resources.shared.fields.note`. It is read where the first has no word.
 * Null for what each says alone, such as its title. Short heads of columns are not shared, since they would stand over
 * the name that a resource has for the field.
 */
export function sharedWordKey(key: string): string | null {
  const [, prefix, path] = SHAREABLE.exec(key) ?? []
  return path === undefined ? null : `${prefix}shared.${path}`
}
