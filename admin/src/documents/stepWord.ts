import type { AnyResource } from '@barem/resources/kit'
import { formatMoney } from '../format/number.ts'
import type { Translate } from '../i18n/translate.ts'
import { titlesOf, wayWord } from '../resources/model/words.ts'
import { actionWord } from './actions/actionWord.ts'
import type { Step } from './steps.ts'

/** What a step of a document is called, on a button or in a menu. */
export function stepWord(
  t: Translate,
  definition: AnyResource,
  step: Step,
  row: Readonly<Record<string, unknown>>,
): string {
  switch (step.kind) {
    case 'take':
      return actionWord(t, definition, step.action.name, 'name', { one: titlesOf(t, definition).one }, row)
    case 'make':
      return wayWord(t, step.maker, step.by, t('documents.made.make', { one: titlesOf(t, step.maker).one }))
    case 'open':
      return t('documents.made.goOn', { one: titlesOf(t, step.maker).one, code: step.code ?? '' }).trim()
    case 'offer':
      return step.offer.amount === null ? step.offer.label : `${step.offer.label} ${formatMoney(step.offer.amount)}`
    case 'edit':
      return t('buttons.edit')
  }
}
