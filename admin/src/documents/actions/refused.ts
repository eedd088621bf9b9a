import { ApiError } from '../../http/apiError.ts'
import { messagesOf } from '../../http/fieldErrors.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Words } from '../../resources/model/words.ts'

const IN_LINE = /^(\w+)\.(\d+)\./
/** Messages that are shown; the rest is counted. */
const MOST = 8

/** Why something was refused, each message with the line that it is about; a batch may have hundreds. */
export function refusedBy(t: Translate, words: Words, failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return messagesOf(failure)
  const found = Object.entries(failure.errors).flatMap(([path, messages]) => {
    const [, lines, place] = IN_LINE.exec(path) ?? []
    if (lines === undefined) return messages
    const line = t('documents.missing.line', { lines: words.field(lines), number: Number(place) + 1 })
    return messages.map((message) => `${line}: ${message}`)
  })
  const all = [...new Set(found)]
  if (all.length === 0) return messagesOf(failure)
  const more = all.length - MOST
  return more > 0 ? [...all.slice(0, MOST), t('documents.missing.more', { count: more })] : all
}
