import { checksOf, type RowMistake } from '@barem/resources/calc/checks'
import type { FieldSet, Field } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'
import { formatNumber } from '../../format/number.ts'
import type { Words } from '../model/words.ts'
import { requiredMessage } from './index.ts'
import type { FieldRules } from './rule.ts'

/** As many decimals as any bound has. */
const FINEST = 6

const checksAt = (definition: FieldSet, name: string) =>
  checksOf(definition).filter(({ reads }) => reads.includes(name))

/** The other fields that decide whether a value is right, as names of the form. */
export const checkedWith = (definition: FieldSet, name: string): string[] => [
  ...new Set(checksAt(definition, name).flatMap(({ reads }) => reads.filter((read) => read !== name))),
]

/** A mistake in the server's own words. */
export function message({ rule, meta = {} }: RowMistake, field: Field, label: string, t: Translate): string {
  if (rule === 'required') return requiredMessage(t, field.type, label)
  const told = Object.entries(meta).map(([name, value]) => [
    name,
    Number.isNaN(Number(value)) ? value : formatNumber(value, FINEST),
  ])
  return t(`validation.${rule}`, Object.fromEntries(told) as Record<string, string>)
}

/**
 * The rules between fields that tell their mistakes at this one, in the server's own words.
 * @param place where the form keeps the row, if it is a line
 * @param before the row as it is stored; null for a new one
 */
export function rowRules(
  definition: FieldSet,
  name: string,
  field: Field,
  words: Words,
  t: Translate,
  place: readonly (string | number)[] = [],
  before: Readonly<Record<string, unknown>> | null = null,
): FieldRules {
  return checksAt(definition, name).map(({ reads, find }): FieldRules[number] => ({ getFieldValue }) => ({
    validator() {
      const row = Object.fromEntries(reads.map((read) => [read, getFieldValue([...place, read]) as unknown]))
      const mistake = find(row, before).find((found) => found.field === name)
      return mistake ? Promise.reject(new Error(message(mistake, field, words.field(name), t))) : Promise.resolve()
    },
  }))
}
