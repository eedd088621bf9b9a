import type { Field, FieldType, TextShape } from '@barem/resources/kit'

type Of<T extends FieldType> = Extract<Field, { type: T }>

// Seven digits at every hour, so that no test meets a shorter one some day.
let serial = 1_000_000 + (Date.now() % 8_000_000)
/** A number that no other sample of this run has. */
export const fresh = () => ++serial

let percents = 0
const digits = (count: number) => String(fresh()).padStart(count, '0').slice(-count)
const decimal = ({ scale, min }: { scale: number; min: string }) =>
  (Number(min) > 1 ? Number(min) : 1 + (fresh() % 9)).toFixed(scale)

/** A text of each form. */
const shaped: Record<TextShape, () => string> = {
  plate: () => `51C-${digits(5).replace(/^(...)/, '$1.')}`,
  url: () => `https://thu.example/${fresh()}`,
}

/** A value of each type that its rule accepts, new each time; relations are filled in by `sample`. */
const values: { [T in FieldType]: (field: Of<T>) => unknown } = {
  code: ({ prefix }) => `${prefix}T${fresh()}`,
  text: ({ min, max, shape }) => (shape ? shaped[shape]() : `Mẫu ${fresh()}`.padEnd(min, 'x').slice(0, max)),
  longText: () => `Ghi chú ${fresh()}\ndòng hai`,
  integer: ({ min, max }) => Math.min(max, Math.max(min, fresh() % 100)),
  decimal,
  money: decimal,
  weight: decimal,
  // Few fit below a hundred, so they have a count of their own, above those of the demo.
  percent: ({ scale }) => (10.01 + (percents++ % 8_900) / 100).toFixed(scale),
  boolean: () => true,
  date: () => '2026-11-05',
  dateTime: () => '2026-11-05T08:30:00+00:00',
  email: () => `mau${fresh()}@thu.example`,
  phone: () => `07${digits(8)}`,
  taxCode: () => `03${digits(8)}`,
  color: () => '#3a77aa',
  select: ({ choices }) => choices[0],
  belongsTo: () => null,
  belongsToMany: () => [],
  attributes: () => ({ 'Độ dày': '3 ly' }),
  lines: ({ fields }) => [
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field as Field)])),
  ],
  address: () => ({ system: 'new', province: '01', district: null, ward: '00004', street: `Số ${fresh()} Phố Mẫu` }),
  username: () => `mau.thu${fresh()}`,
  permissions: () => ['13.v'],
  image: () => null,
  files: () => [],
}

export const valueOf = (field: Field): unknown => (values[field.type] as (field: Field) => unknown)(field)
