import { choiceColors, type ChoiceColor } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'

type Props = { label: string; value: ChoiceColor | undefined; onChange: (color: ChoiceColor | undefined) => void }

/** The colour of a choice, as lists will show it. */
export function ColorSelect({ label, value, onChange }: Props) {
  const t = useTranslate()
  return (
    <Select<ChoiceColor | ''>
      aria-label={label}
      className="own-color"
      popupMatchSelectWidth={false}
      value={value ?? ''}
      onChange={(color) => onChange(color === '' ? undefined : color)}
      options={[
        { value: '', label: t('own.colors.none') },
        ...choiceColors.map((color) => ({
          value: color,
          label: (
            <span className="status" data-tone={color}>
              {t(`own.colors.${color}`)}
            </span>
          ),
        })),
      ]}
    />
  )
}
