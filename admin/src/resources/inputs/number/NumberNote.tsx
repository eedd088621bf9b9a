import { useTranslate } from '@refinedev/core'
import { type Doubt, OTHER_KEY, written } from './doubt.ts'
import './number.css'

type Props = {
  id: string
  doubt: Doubt
  unit?: string
  onOther: () => void
}

/** Below a number that may be read both ways: how it was read, and the way to the other reading. */
export function NumberNote({ id, doubt, unit, onOther }: Props) {
  const t = useTranslate()
  const figure = (value: string) => [written(value), unit].filter(Boolean).join('\u00a0')
  return (
    <span id={id} className="number-note" role="status">
      <span className="tabular">{t('crud.number.read', { typed: doubt.typed, value: figure(doubt.value) })}</span>{' '}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={onOther}>
        {t('crud.number.other', { value: figure(doubt.other) })} <kbd>{OTHER_KEY}</kbd>
      </button>
    </span>
  )
}
