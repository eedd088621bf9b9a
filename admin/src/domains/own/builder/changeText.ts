import type { Label, OwnChange, OwnDefinition } from '@barem/resources/own'
import { OWN_LANGUAGES } from '@barem/resources/own'
import type { Translate } from '../../../i18n/translate.ts'
import { called, valueText } from './valueText.ts'

const isLabel = (value: unknown): value is Label =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && OWN_LANGUAGES.some((one) => one in value)

/** The words of names in the first language in which they differ. */
function wordsOf(from: unknown, to: unknown): { from: unknown; to: unknown } {
  const [before, after] = [isLabel(from) ? from : {}, isLabel(to) ? to : {}]
  const language = OWN_LANGUAGES.find((one) => (before[one] ?? '') !== (after[one] ?? '')) ?? OWN_LANGUAGES[0]
  return { from: before[language], to: after[language] }
}

/**
 * What a publication changes, as a sentence.
 * @param before the definition that values of `from` are of; null for a new one
 */
export function changeText(
  t: Translate,
  { what, field, choice, option, from, to }: OwnChange,
  before: OwnDefinition | null,
  after: OwnDefinition,
): string {
  const isShort = what === 'option' || what === 'fieldOption'
  const sides = isLabel(from) || isLabel(to) ? wordsOf(from, to) : { from, to }
  const isSwitch = from === true || to === true
  const text = (definition: OwnDefinition | null, value: unknown) =>
    isSwitch && value !== true
      ? t('own.change.no')
      : valueText(t, value, {
          definition: definition ?? after,
          field: field?.key,
          option: isShort ? option : undefined,
        })
  const values = {
    field: field ? called(field) : '',
    choice: choice ? called(choice) : '',
    option: option ? t(`own.${what === 'option' ? 'whole' : 'options'}.${option}`, { defaultValue: option }) : '',
    from: text(before, sides.from),
    to: what === 'fieldAdded' ? t(`own.types.${String(to)}.name`) : text(after, sides.to),
  }
  if (isShort && (values.from === '' || values.to === '' || option === 'order'))
    return t(`own.change.${what}Changed`, values)
  return t(`own.change.${what}`, values)
}
