import { locales, type LocaleCode } from '../../i18n/locales.ts'
import { readStored, writeStored } from '../../storage.ts'
import { paperNames, type PaperName } from './papers.ts'

export const forms = ['order', 'contract'] as const
/** What there is to print. */
export type Form = (typeof forms)[number]

/** Columns of goods that a print may leave out; which of them a form has. */
export const optionalColumns = {
  order: ['barem', 'theoreticalWeight', 'actualWeight', 'errorMargin'],
  contract: ['barem', 'theoreticalWeight'],
} as const satisfies Record<Form, readonly string[]>
export type OptionalColumn = (typeof optionalColumns)[Form][number]

export interface PrintSettings {
  language: LocaleCode
  paper: PaperName
  columns: readonly OptionalColumn[]
  /** Without prices an order is a delivery note. */
  prices: boolean
  /** What the customer owed before and owes after. */
  debt: boolean
}

const key = (form: Form) => `print.${form}`

const one = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.includes(value as T) ? (value as T) : otherwise
const yes = (value: unknown) => (typeof value === 'boolean' ? value : true)

/** What `stored` says, as far as it is still known; the rest as people mostly want it. */
export function settingsFrom(form: Form, stored: unknown, screen: LocaleCode): PrintSettings {
  const held = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof PrintSettings, unknown>
  >
  const chosen: unknown[] = Array.isArray(held.columns) ? held.columns : ['theoreticalWeight', 'actualWeight']
  return {
    language: one(locales, held.language, screen),
    paper: one(paperNames, held.paper, 'a4-portrait'),
    columns: optionalColumns[form].filter((column) => chosen.includes(column)),
    prices: form === 'contract' || yes(held.prices),
    debt: yes(held.debt),
  }
}

export const readSettings = (form: Form, screen: LocaleCode) => settingsFrom(form, readStored(key(form)), screen)
export const rememberSettings = (form: Form, settings: PrintSettings) => writeStored(key(form), settings)
