import type { Field } from '../fields/field_types.ts'
import { refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { numberingOf } from './numbering.ts'

/** Checks that a number is written by the system, that its period has a date, and that some action assigns it. */
export function checkNumbering({ name, fields, states }: AnyResource): void {
  const numbered = (Object.entries(fields) as [string, Field][]).filter(
    ([, field]) => field.type === 'code' && field.pattern !== null,
  ) as [string, Extract<Field, { type: 'code' }>][]
  for (const [key, { readOnly, prefix, pattern, date }] of numbered) {
    const path = `${name}.fields.${key}`
    const fail = (at: string, found: string, fix: string) => refuse('E_NUMBER', `${path}${at}`, found, fix)
    if (!readOnly || prefix === '') fail('', 'it is not read-only with a prefix for drafts', 'Make it so.')
    if (!/\{n:\d\}/.test(pattern!)) fail('.pattern', `'${pattern}' has no {n:width}`, 'Say where the number goes.')
    const { series } = numberingOf({ fields })!
    if (series !== null && fields[series]?.type !== 'select')
      fail('.pattern', `'${series}' is not a select`, 'Name the select whose choice begins the number.')
    if (date === null || fields[date]?.type !== 'date')
      fail('.date', `'${date}' is not a date`, 'Name the date of the document.')
    if (!Object.values(states?.actions ?? {}).some(({ assignsNumber }) => assignsNumber))
      fail('', 'no action assigns the number', "Let an action say 'assignsNumber: true'.")
  }
  if (numbered.length > 1)
    refuse('E_NUMBER', `${name}.fields.${numbered[1]![0]}`, 'a document has one number', 'Leave one of them out.')
}

/** Checks that documents which are counted together have numbers of one pattern. */
export function checkCountedTogether(all: readonly AnyResource[]): void {
  for (const { name, fields } of all) {
    const numbering = numberingOf({ fields })
    if (!numbering?.countsAs) continue
    const other = all.find((one) => one.name === numbering.countsAs)
    if (!other || numberingOf(other)?.pattern !== numbering.pattern)
      refuse(
        'E_NUMBER',
        `${name}.fields.${numbering.field}.countsAs`,
        `no resource '${numbering.countsAs}' has numbers of this pattern`,
        'Name one whose documents are numbered by the same pattern.',
      )
  }
}
