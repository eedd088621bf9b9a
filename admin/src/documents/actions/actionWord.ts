import type { AnyResource } from '@barem/resources/kit'
import type { Translate } from '../../i18n/translate.ts'

type Word = 'name' | 'title' | 'text' | 'textYou' | 'button' | 'done' | 'reason' | 'maker' | 'did'

/** A word of an action: the one that its document has for it, else the one that documents share. */
export function actionWord(
  t: Translate,
  { name: document }: Pick<AnyResource, 'name'>,
  action: string,
  word: Word,
  values: Record<string, unknown> = {},
): string {
  const shared = word === 'did' ? `documents.did.${action}` : `documents.actions.${action}.${word}`
  const own = `resources.${document}.actions.${action}.${word}`
  const said = t(own, { defaultValue: '', ...values })
  return said === '' ? t(shared, values) : said
}
