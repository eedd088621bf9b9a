import type { Field, FieldType, FieldValues, FieldSet } from '@barem/resources/kit'
import type { ComponentType } from 'react'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

/** The properties that a form item passes to its control. */
export type Control<V> = {
  id?: string
  value?: V | null
  onChange?: (value: V | null) => void
  onBlur?: () => void
  'aria-required'?: 'true'
  'aria-invalid'?: 'true'
  'aria-describedby'?: string
}

export type InputProps<T extends FieldType = FieldType> = Control<FieldValues[T]> & {
  /** The control's name for screen readers. */
  label: string
  name: string
  field: Extract<Field, { type: T }>
  definition: FieldSet
  words: Words
  /** The stored row, whose relations are named already; null for a new one. */
  row: AnyRow | null
}

/** Edits a value of type T. */
export type Input<T extends FieldType = FieldType> = ComponentType<InputProps<T>>

/** The part of the props that any control of antd takes as it is. */
export function controlOf({ id, onBlur, label, ...props }: InputProps<never>) {
  return {
    id,
    onBlur,
    'aria-label': label,
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'],
    'aria-describedby': props['aria-describedby'],
  }
}
