import { freeKey, isReserved, keyFor, type Label, type OwnFieldType } from '@barem/resources/own'

/** What keys of relations end in. */
const endings: Partial<Record<OwnFieldType, string>> = { belongsTo: 'Id', belongsToMany: 'Ids' }

/**
 * The key that is proposed for a name; empty where nothing of the name can be in one.
 * @param taken keys of others beside it
 */
export function proposedKey(label: Label, taken: ReadonlySet<string>, type?: OwnFieldType): string {
  const ending = (type && endings[type]) ?? ''
  const key = keyFor(label.vi_VN ?? '')
  if (key === '') return ''
  return freeKey(key, (one) => !taken.has(one) && !(type && isReserved(one)), ending)
}

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
