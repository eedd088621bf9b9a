import type { Field, FieldType } from '@barem/resources/kit'
import type { FormItemProps } from 'antd'
import type { Translate } from '../../i18n/translate.ts'

export type FieldRules = NonNullable<FormItemProps['rules']>
export type Of<T extends FieldType> = Extract<Field, { type: T }>

/** A rule that `test` decides for a value that is present. `warn` shows the message and lets the value pass. */
export function must(test: (value: unknown) => boolean, message: string, warn = false): FieldRules[number] {
  return {
    warningOnly: warn,
    validator: (_, value: unknown) =>
      isBlank(value) || test(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  }
}

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

export type RuleMaker<T extends FieldType> = (field: Of<T>, t: Translate, label: string) => FieldRules
