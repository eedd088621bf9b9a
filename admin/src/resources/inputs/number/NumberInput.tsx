import type { NumberSpec } from '@barem/resources/read-number'
import { Input, type InputRef } from 'antd'
import { type ChangeEvent, type KeyboardEvent, useCallback, useId, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { asNumber, type Doubt, OTHER_KEY, readWords, standing, written } from './doubt.ts'
import { NumberNote } from './NumberNote.tsx'
import { useUngrouped } from './useUngrouped.ts'
import './number.css'

export type NumberInputProps = {
  id?: string
  /** A decimal string, or words that could not be read as one. */
  value?: string | null
  /** Called with the number read, or with the words if they are not a number. */
  onChange?: (value: string | null) => void
  onBlur?: () => void
  onFocus?: () => void
  'aria-label'?: string
  'aria-required'?: 'true'
  'aria-invalid'?: 'true'
  'aria-describedby'?: string
  spec: NumberSpec
  /** The unit shown at its end. */
  unit?: string
  placeholder?: string
  /** Shows an error itself, for inputs outside forms. */
  alone?: boolean
}

/** Longer than any number needs, so that a number that is too long is reported and not cut. */
const MAX_LENGTH = 60

/**
 * A number as people write it: `15.500`, `15,5`, `1.234.567,5`. It is read while it is typed or pasted; where it may be
 * read both ways the reading is shown, and one key takes the other. Anything but a number stays as it was typed.
 */
export function NumberInput({ value = null, onChange, spec, unit, placeholder, alone, ...control }: NumberInputProps) {
  const t = useTranslate()
  const note = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const { hold, typedIn } = useUngrouped()
  const ref = useCallback((input: InputRef | null) => hold(input?.input ?? null), [hold])
  const now = standing(doubt, value)
  const figure = written(value)
  const unread = alone === true && value !== null && !isReadable(value, spec)
  // Of a whole number it is said as it is typed, of others once the person has left: they may still be typing.
  const wrong = isBroken(typed, spec) ? control['aria-invalid'] === undefined : unread && typed === null
  const preview = typed !== null && typed.trim() !== figure && !now && isReadable(typed, spec) ? figure : null

  function type(event: ChangeEvent<HTMLInputElement>) {
    const words = typedIn(event, typed === null)
    const read = readWords(words, spec)
    setTyped(words)
    setDoubt(read.doubt)
    onChange?.(read.kept)
  }

  function takeOther() {
    if (!now) return
    setTyped(null)
    onChange?.(now.other)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== OTHER_KEY || !now) return
    event.preventDefault()
    takeOther()
  }

  function leave() {
    setTyped(null)
    control.onBlur?.()
  }

  return (
    <span className="number-field">
      <Input
        {...control}
        ref={ref}
        aria-invalid={unread || wrong ? 'true' : control['aria-invalid']}
        aria-describedby={
          [control['aria-describedby'], now || wrong ? note : null].filter(Boolean).join(' ') || undefined
        }
        className="number-input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        status={wrong ? 'error' : undefined}
        suffix={unit}
        value={typed ?? figure}
        onChange={type}
        onKeyDown={press}
        onBlur={leave}
      />
      {preview && (
        <span className="number-preview figures" aria-hidden>
          = {[preview, unit].filter(Boolean).join('\u00a0')}
        </span>
      )}
      {now && <NumberNote id={note} doubt={now} unit={unit} onOther={takeOther} />}
      {wrong && (
        <span id={note} className="number-note number-wrong" role="alert">
          {spec.scale === 0 ? t('validation.integer') : t('validation.decimal', { count: spec.scale })}
        </span>
      )}
    </span>
  )
}

/** Whether words are a number with parts, where only whole ones are kept. */
const isBroken = (typed: string | null, spec: NumberSpec) =>
  typed !== null && spec.scale === 0 && asNumber(typed) !== null && !isReadable(typed, spec)

const isReadable = (typed: string, spec: NumberSpec) => readWords(typed, spec).value !== null
