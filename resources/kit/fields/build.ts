import type { CommonSpec, Condition, FieldSpecs, FieldType } from './field_types.ts'

/** Whether a value is needed: `always` in drafts too; where a condition holds, for fields of lines. */
type Required = boolean | 'always' | Condition

/** What an author may say of any field. */
export type CommonOptions = Partial<Omit<CommonSpec, 'required' | 'always' | 'lenient' | 'requiredWhen'>> & {
  required?: Required
}

export type OptionsOf<T extends FieldType> = CommonOptions & Partial<FieldSpecs[T]>

/** The type of an option that no field of its type has, so that the compiler says what is wrong. */
interface NoSuchOption {
  readonly noSuchOption: never
}

/** Options O with none but those that there are: a misspelt one is refused at its own place. */
export type Exactly<O, Known> = O & { readonly [K in Exclude<keyof O, keyof Known>]: NoSuchOption }

/** Options whose literal value the row types need; everything else is read by its plain type. */
type Literal = 'readOnly' | 'choices' | 'to' | 'formula' | 'default' | 'fields' | 'prefix' | 'when' | 'role'

type RequiredOf<O> = O extends { required: 'always' }
  ? { readonly required: true; readonly always: true }
  : O extends { required: infer R extends boolean }
    ? { readonly required: R }
    : { readonly required: false }

/** The field that options O make: all options filled in, literals kept. */
export type Built<T extends FieldType, O> = { readonly type: T } & Omit<
  Omit<CommonSpec, keyof FieldSpecs[T]> & FieldSpecs[T],
  (keyof O & Literal) | 'required'
> & { readonly [K in keyof Pick<O, keyof O & Literal>]-?: Exclude<O[K], undefined> } & RequiredOf<O> &
  (O extends { readOnly: boolean } ? unknown : { readonly readOnly: false })

const common: CommonSpec = {
  required: false,
  always: false,
  lenient: false,
  requiredWhen: null,
  unique: null,
  readOnly: false,
  was: null,
  when: null,
  area: null,
  alsoArea: null,
  level: null,
  feature: null,
  snapshotOf: null,
  defaultFrom: null,
  follows: null,
  role: null,
}

/** The options that each type has, as far as a field of it was made. */
export const optionsOf = new Map<FieldType, ReadonlySet<string>>()

/** Fills a field in: the common defaults, then the type's, then what the author said. */
export function build<T extends FieldType, O>(type: T, defaults: FieldSpecs[T], options: O): Built<T, O> {
  if (!optionsOf.has(type)) optionsOf.set(type, new Set(['type', ...Object.keys(common), ...Object.keys(defaults)]))
  const { required = false } = options as { required?: Required }
  const requiredWhen = typeof required === 'object' ? required : null
  const needed = { required: !requiredWhen && required !== false, always: required === 'always', requiredWhen }
  return Object.freeze({ type, ...common, ...defaults, ...options, ...needed }) as unknown as Built<T, O>
}
