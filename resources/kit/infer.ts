import type { AnyField, FieldType, FieldValues, Fields } from './fields/field_types.ts'

/** What every stored row carries besides its own fields. */
export interface RowMeta {
  id: string
  version: number
  createdAt: string
  updatedAt: string
  createdById: string | null
  updatedById: string | null
}

export type MetaField = keyof RowMeta

/** Names of what every row carries. */
export const META_FIELDS = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'createdById',
  'updatedById',
] as const satisfies readonly MetaField[]

/** The value a field holds when it holds one. */
export type ValueOf<F extends AnyField> = F extends { type: 'select'; choices: readonly (infer C extends string)[] }
  ? C
  : F extends { type: 'lines'; fields: infer L extends Fields }
    ? LineOf<L>[]
    : FieldValues[F['type'] & FieldType]

/** Types that never answer null: they have a value from the first save on. */
type Always = 'code' | 'boolean' | 'lines' | 'belongsToMany' | 'files' | 'attributes' | 'permissions'

type Present<F extends AnyField> = F extends { when: object }
  ? false
  : F extends { required: true } | { type: Always }
    ? true
    : F extends { type: 'select'; default: string }
      ? true
      : false

type Values<F extends Fields> = {
  -readonly [K in keyof F]: Present<F[K]> extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null
}

export type LineOf<F extends Fields> = Simplify<{ id: string } & Values<F>>

type Simplify<T> = { [K in keyof T]: T[K] } & {}

/** Fields the system alone writes. */
type Computed<F extends AnyField> = F extends { readOnly: true } ? true : false
type Writable<F extends Fields> = { [K in keyof F]: Computed<F[K]> extends true ? never : K }[keyof F]
type Needed<F extends Fields> = {
  [K in keyof F]: F[K] extends { when: object }
    ? never
    : F[K] extends { required: true }
      ? F[K] extends { default: string | number }
        ? never
        : K
      : never
}[keyof F]
type NeededInput<F extends Fields> = Exclude<
  Needed<F> & Writable<F>,
  { [K in keyof F]: F[K] extends { type: 'code' } ? K : never }[keyof F]
>

type InputValue<F extends AnyField> = F extends { type: 'lines'; fields: infer L extends Fields }
  ? Simplify<InputOf<L> & { id?: string }>[]
  : ValueOf<F>

export type InputOf<F extends Fields> = Simplify<
  { -readonly [K in NeededInput<F>]: InputValue<F[K]> } & {
    -readonly [K in Exclude<Writable<F>, NeededInput<F>>]?: InputValue<F[K]> | null
  }
>

/** A row as the API answers it. */
export type Row<R extends { fields: Fields }> = Simplify<RowMeta & Values<R['fields']>>

/** A body that creates a row. */
export type Input<R extends { fields: Fields }> = InputOf<R['fields']>
