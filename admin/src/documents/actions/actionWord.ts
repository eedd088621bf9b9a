import type { AnyResource } from '@barem/resources/kit'
import { capital } from '../../format/capital.ts'
import type { Translate } from '../../i18n/translate.ts'

type Document = Pick<AnyResource, 'name' | 'states'>
type Row = Readonly<Record<string, unknown>> | null
type Word = 'name' | 'title' | 'text' | 'textYou' | 'button' | 'done' | 'reason' | 'maker' | 'did'

/** The choice of a row with which an action has words of its own. */
const choiceOf = (definition: Document, action: string, row: Row): string | undefined =>
  Object.entries(definition.states?.actions[action]?.wordsFor ?? {})
    .map(([field, choices]) => choices.find((choice) => choice === row?.[field]))
    .find((choice) => choice !== undefined)

/** A word of an action: the one that its document has for it and the row, else the one that documents share. */
export function actionWord(
  t: Translate,
  definition: Document,
  action: string,
  word: Word,
  values: Record<string, unknown> = {},
  row: Row = null,
): string {
  const shared = word === 'did' ? `documents.did.${action}` : `documents.actions.${action}.${word}`
  const own = `resources.${definition.name}.actions.${action}.${word}`
  const said = t(own, { defaultValue: '', context: choiceOf(definition, action, row), ...values })
  const text = said === '' ? t(shared, values) : said
  // The message is a sentence, and may begin with the name of the document.
  return word === 'done' ? capital(text) : text
}
