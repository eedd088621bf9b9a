import { useTranslate } from '@refinedev/core'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'] as const
const LONGEST = 6

/** The digits of what was typed, as many as a scale shows. */
export const scaleDigits = (typed: string) => typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, LONGEST)

type Props = { value: string; onChange: (value: string) => void }

/** Large keys for the kg of a scale, for the thumb of one hand. */
export function Keypad({ value, onChange }: Props) {
  const t = useTranslate()
  const press = (key: string) => onChange(scaleDigits(`${value}${key}`))
  return (
    <div className="yard-keys" role="group" aria-label={t('logistics.yard.keys')}>
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => press(key)}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={t('logistics.yard.back')} onClick={() => onChange(value.slice(0, -1))}>
        ⌫
      </button>
    </div>
  )
}
