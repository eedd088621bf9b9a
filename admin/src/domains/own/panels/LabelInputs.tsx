import { OWN_LIMITS, type Label } from '@barem/resources/own'
import { Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { locales, type LocaleCode } from '../../../i18n/locales.ts'
import { Labelled } from './Labelled.tsx'

type Props = {
  /** The word for what is named; each input adds its language. */
  word: string
  path: string
  value: Label | undefined
  onChange: (label: Label) => void
  required?: boolean
  max?: number
  autoFocus?: boolean
}

/** What something is called, in both languages; the second may stay empty. */
export function LabelInputs({ word, path, value = {}, onChange, required, max = OWN_LIMITS.label, autoFocus }: Props) {
  const t = useTranslate()
  const said = (language: LocaleCode, text: string): Label => {
    const { [language]: _before, ...others } = value
    return text === '' && language !== 'vi_VN' ? others : { ...others, [language]: text }
  }
  return (
    <div className="own-pair">
      {locales.map((language, place) => (
        <Labelled
          key={language}
          label={`${word} (${t(`own.language.${language}`)})`}
          path={`${path}.${language}`}
          required={required && place === 0}
        >
          {(aria) => (
            <Input
              {...aria}
              autoFocus={autoFocus && place === 0}
              lang={language.slice(0, 2)}
              // One more, so that what is too long is said and not cut.
              maxLength={max + 1}
              placeholder={place === 0 ? undefined : value.vi_VN}
              value={value[language] ?? ''}
              onChange={({ target }) => onChange(said(language, target.value))}
            />
          )}
        </Labelled>
      ))}
    </div>
  )
}
