import type { FieldType } from '@barem/resources/kit'
import { lazy } from 'react'
import { BooleanInput, SelectInput } from './ChoiceInputs.tsx'
import { StoredFile, StoredFiles } from './CollectionInputs.tsx'
import { ColorInput } from './ColorInput.tsx'
import { DateInput, DateTimeInput } from './DateInputs.tsx'
import type { Input } from './input.ts'
import { IntegerInput, MoneyInput, PercentInput, PlainDecimalInput, WeightInput } from './NumberInputs.tsx'
import { BelongsToInput, BelongsToManyInput } from './RelationInputs.tsx'
import { CodeInput, EmailInput, LongTextInput, PhoneInput, TaxCodeInput, TextInput } from './TextInputs.tsx'

/** How a value of each type is edited. What few forms need loads with the first that does. */
export const inputs: { [T in FieldType]: Input<T> } = {
  code: CodeInput,
  text: TextInput,
  longText: LongTextInput,
  integer: IntegerInput,
  decimal: PlainDecimalInput,
  money: MoneyInput,
  weight: WeightInput,
  percent: PercentInput,
  boolean: BooleanInput,
  date: DateInput,
  dateTime: DateTimeInput,
  email: EmailInput,
  phone: PhoneInput,
  taxCode: TaxCodeInput,
  color: ColorInput,
  select: SelectInput,
  belongsTo: BelongsToInput,
  belongsToMany: BelongsToManyInput,
  attributes: lazy(() => import('./AttributesInput.tsx')),
  lines: lazy(() => import('./LinesInput.tsx')),
  image: StoredFile,
  files: StoredFiles,
}
