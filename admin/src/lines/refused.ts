import { checksOf } from '@barem/resources/calc/checks'
import { type AnyResource, lineResource } from '@barem/resources/kit'
import type { Translate } from '../i18n/translate.ts'
import { fieldOf } from '../resources/model/columns.ts'
import { wordsOf } from '../resources/model/words.ts'
import { message } from '../resources/rules/checks.ts'
import type { Line } from './model/line.ts'

/** Messages by the key of a line and the name of its field. */
export type Refused = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Mistakes of lines in the rules between their fields, before the server tells them. */
export function ruledCells(definition: AnyResource, name: string, lines: readonly Line[], t: Translate): Refused {
  const inner = lineResource(definition, name)
  const rules = checksOf(inner)
  const words = wordsOf(t, inner)
  return new Map(
    lines.flatMap((line): [string, Record<string, string>][] => {
      const found = rules.flatMap(({ find }) => find(line as unknown as Readonly<Record<string, unknown>>))
      const told = found.map((one) => [one.field, message(one, fieldOf(inner, one.field)!, words.field(one.field), t)])
      return found.length > 0 ? [[line.key, Object.fromEntries(told) as Record<string, string>]] : []
    }),
  )
}

/** The server's messages and those of the rules in one map; a cell that has both shows that of the rule. */
export const together = (refused: Refused, ruled: Refused): Refused =>
  ruled.size === 0
    ? refused
    : new Map([...refused, ...[...ruled].map(([key, cells]) => [key, { ...refused.get(key), ...cells }] as const)])
