import type { CommonSpec, FieldSpecs, FieldType } from './field_types.ts'

/** What an author may say of any field. */
export type CommonOptions = Partial<CommonSpec>

export type OptionsOf<T extends FieldType> = CommonOptions & Partial<FieldSpecs[T]>

/** Options whose literal value the row types need; everything else is read by its plain type. */
type Literal = 'required' | 'readOnly' | 'choices' | 'to' | 'formula' | 'default' | 'fields' | 'prefix' | 'when'

/** The field that options O make: all options filled in, literals kept. */
export type Built<T extends FieldType, O> = { readonly type: T } & Omit<CommonSpec & FieldSpecs[T], keyof O & Literal> &
  Readonly<Pick<O, keyof O & Literal>> &
  (O extends { required: boolean } ? unknown : { readonly required: false }) &
  (O extends { readOnly: boolean } ? unknown : { readonly readOnly: false })

const common: CommonSpec = { required: false, unique: null, readOnly: false, was: null, when: null, area: null }

/** Fills a field in: the common defaults, then the type's, then what the author said. */
export function build<T extends FieldType, O>(type: T, defaults: FieldSpecs[T], options: O): Built<T, O> {
  return Object.freeze({ type, ...common, ...defaults, ...options }) as unknown as Built<T, O>
}
