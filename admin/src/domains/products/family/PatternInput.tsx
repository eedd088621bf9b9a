import { Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Control } from '../../../resources/inputs/input.ts'
import { insertAt } from './list.ts'

type Props = Control<string> & {
  label: string
  placeholders: readonly string[]
  /** What each placeholder stands for. */
  meaning: (placeholder: string) => string
  /** The pattern filled in for the first product. */
  example: string | null
}

/** A text with placeholders, which a click puts at the cursor; below it an example. */
export function PatternInput({ label, placeholders, meaning, example, ...control }: Props) {
  const t = useTranslate()
  const input = useRef<InputRef>(null)
  const { value, onChange } = control

  function insert(what: string) {
    const field = input.current!.input!
    const { text, cursor } = insertAt(
      value ?? '',
      what,
      field.selectionStart ?? field.value.length,
      field.selectionEnd ?? field.value.length,
    )
    onChange?.(text)
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(cursor, cursor)
    })
  }

  return (
    <div className="pattern-input">
      <Input
        {...control}
        ref={input}
        aria-label={label}
        autoComplete="off"
        maxLength={300}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value.trimStart())}
      />
      <div className="pattern-chips" role="group" aria-label={t('products.family.placeholders')}>
        {placeholders.map((what) => (
          <button
            key={what}
            type="button"
            title={meaning(what)}
            aria-label={t('products.family.insert', { what: meaning(what) })}
            onClick={() => insert(what)}
          >
            {what}
          </button>
        ))}
      </div>
      <small>{example ? t('products.family.example', { example }) : ' '}</small>
    </div>
  )
}
