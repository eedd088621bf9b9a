import { isReservedName } from '../kit/fields/reserved_names.ts'
import { snake } from '../kit/names.ts'
import type { Label } from './definition.ts'
import type { OwnFieldType } from './options.ts'

/** Characters of a proposed key as a column: people read it in addresses and in sheets of programs. */
const SHORT = 30

/** A word of a key after others: a number or a single letter joins the word before it. */
const following = (word: string) => (/^([0-9]|.$)/.test(word) ? word : word[0]!.toUpperCase() + word.slice(1))

/** `Biển số xe` → `bienSoXe`: the key that is proposed for a name; empty when nothing of it can be in one. */
export function keyFor(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  while (words.length > 0 && /^[0-9]/.test(words[0]!)) words.shift()
  let key = words.shift()?.slice(0, SHORT) ?? ''
  for (const word of words) {
    const longer = key + following(word)
    if (snake(longer).length > SHORT) break
    key = longer
  }
  return key
}

/**
 * Whether no new field may have a key.
 * @param beside the other fields
 */
export const isReserved = (
  key: string,
  type?: string,
  beside: readonly { key: string; type: unknown }[] = [],
): boolean => isReservedName({ key, type }, beside)

/** The first key like this one that is free: `mau`, `mau2`, `mau3`; `ending` stays behind the number. */
export function freeKey(key: string, isFree: (key: string) => boolean, ending = ''): string {
  for (let count = 1; ; count++) {
    const one = `${key}${count === 1 ? '' : count}${ending}`
    if (isFree(one)) return one
  }
}

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
