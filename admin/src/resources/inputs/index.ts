import type { FieldType } from '@barem/resources/kit'
import { BooleanInput, SelectInput } from './ChoiceInputs.tsx'
import { ColorInput } from './ColorInput.tsx'
import { deferred } from './deferred.tsx'
import type { Input } from './input.ts'
import { IntegerInput, MoneyInput, PercentInput, PlainDecimalInput, WeightInput } from './NumberInputs.tsx'
import { BelongsToInput, BelongsToManyInput } from './RelationInputs.tsx'
import {
  CodeInput,
  EmailInput,
  LongTextInput,
  PhoneInput,
  TaxCodeInput,
  TextInput,
  UsernameInput,
} from './TextInputs.tsx'

/** The input for values of each type. Rarely used ones, such as calendars, load with the first form that needs them. */
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
  date: deferred(() => import('./DatePickers.tsx').then(({ DayPicker }) => ({ default: DayPicker }))),
  dateTime: deferred(() => import('./DatePickers.tsx').then(({ MomentPicker }) => ({ default: MomentPicker }))),
  email: EmailInput,
  phone: PhoneInput,
  taxCode: TaxCodeInput,
  color: ColorInput,
  select: SelectInput,
  belongsTo: BelongsToInput,
  belongsToMany: BelongsToManyInput,
  attributes: deferred(() => import('./AttributesInput.tsx')),
  lines: deferred(() => import('./LinesInput.tsx')),
  username: UsernameInput,
  address: deferred(() => import('./AddressInput.tsx')),
  permissions: deferred(() => import('./PermissionsInput.tsx')),
  image: deferred(() => import('./ImageInput.tsx')),
  files: deferred(() => import('./FilesInput.tsx')),
}
