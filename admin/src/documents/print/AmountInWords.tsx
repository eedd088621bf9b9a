import type { Translate } from '../../i18n/translate.ts'
import { amountInWords } from '@barem/resources/calc/words'
import type { LocaleCode } from '../../i18n/locales.ts'

type Props = { amount: string; language: LocaleCode; t: Translate }

/**
 * The amount written out: in Vietnamese on every paper, since that is what counts here, and before it in the paper's
 * own language.
 */
export function AmountInWords({ amount, language, t }: Props) {
  return (
    <p className="paper-words">
      {t('print.inWords')}: <b>{amountInWords(amount, language)}.</b>
      {language !== 'vi_VN' && <i lang="vi"> ({amountInWords(amount)})</i>}
    </p>
  )
}
