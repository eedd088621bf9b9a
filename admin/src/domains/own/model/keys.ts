import { proposedKey, type Label, type OwnFieldType } from '@barem/resources/own'

/**
 * The key after a name has changed: one that was proposed follows the name, one that somebody typed stays.
 * @param isFixed whether it is published already
 */
export function followingKey(
  { key, label, type }: { key: string; label: Label; type?: OwnFieldType },
  next: Label,
  taken: ReadonlySet<string>,
  isFixed: boolean,
): string {
  if (isFixed || (key !== '' && key !== proposedKey(label, taken, type))) return key
  return proposedKey(next, taken, type)
}
