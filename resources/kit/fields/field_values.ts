/**
 * A place in Vietnam: province, ward and street since July 2025, with a district between them before.
 * The codes are those of the official lists; `text` is what was printed when it was written, whatever the lists say
 * later.
 */
export interface Address {
  system: 'new' | 'old'
  province: string
  district: string | null
  /** Null in the few island districts of the old system that had no wards. */
  ward: string | null
  street: string
  text: string
}

/** JSON value of each type on the wire; inference refines `select` and `lines`. An empty field is null. */
export interface FieldValues {
  /** `"KH0001"` */
  code: string
  /** `"Thép Đông Á"` */
  text: string
  /** `"Two\nlines"` */
  longText: string
  /** `12` */
  integer: number
  /** `"1.5"` */
  decimal: string
  /** `"289000"` */
  money: string
  /** `"11.37"` */
  weight: string
  /** `"8.5"` */
  percent: string
  /** `true` */
  boolean: boolean
  /** `"2026-11-24"` */
  date: string
  /** `"2026-11-24T08:30:00+07:00"` */
  dateTime: string
  /** `"an@example.vn"` */
  email: string
  /** `"0900000123"` */
  phone: string
  /** `"0109918260"` */
  taxCode: string
  /** `"#1677ff"` */
  color: string
  /** `"active"` */
  select: string
  /** The id of the row. Answers have the row's id, code and name beside it, under the name without `Id`. */
  belongsTo: string
  /** The ids of the rows. */
  belongsToMany: string[]
  /** `{ "grade": "CB300-V" }` */
  attributes: Record<string, string>
  /** Objects with an `id` and the fields of a line. */
  lines: unknown[]
  /** `{ "system", "province", "district", "ward", "street", "text" }`; the server writes `text`. */
  address: Address
  /** `"ketoan.demo"` */
  username: string
  /** `["13.v", "13.c"]` */
  permissions: string[]
  /** The path of the picture in the file store. */
  image: string
  /** The paths of the files in the file store. */
  files: string[]
}
