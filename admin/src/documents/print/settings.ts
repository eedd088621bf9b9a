import type { PrintSettings } from './paperProps.ts'
import type { Print } from '@barem/resources/kit'
import type { PaperName } from '@barem/resources/papers'
import { locales, type LocaleCode } from '../../i18n/locales.ts'
import { readStored, writeStored } from '../../storage.ts'
import { factsOf } from './papers.ts'
import { sizeNames } from './sizes.ts'

const key = (paper: PaperName) => `print.${paper}`

const one = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.includes(value as T) ? (value as T) : otherwise

/** The stored settings, as far as they are still valid; the usual ones for the rest. */
export function settingsFrom({ paper, columns }: Print, stored: unknown, screen: LocaleCode): PrintSettings {
  const held = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof PrintSettings, unknown>
  >
  const { optional, tellsDebt } = factsOf(paper)
  const chosen: readonly unknown[] = Array.isArray(held.columns) ? held.columns : columns
  return {
    language: one(locales, held.language, screen),
    size: one(sizeNames, held.size, 'a4-portrait'),
    columns: optional.filter((column) => chosen.includes(column)),
    debt: tellsDebt ? one([true, false], held.debt, true) : null,
  }
}

export const readSettings = (print: Print, screen: LocaleCode) =>
  settingsFrom(print, readStored(key(print.paper)), screen)
export const rememberSettings = (paper: PaperName, settings: PrintSettings) => writeStored(key(paper), settings)

const lastKey = (resource: string) => `print.last.${resource}`

/** The paper that the address names, else the one that was printed last here, else the usual one. */
export function paperAsked(resource: string, prints: readonly Print[], asked: string | null): Print {
  const last = readStored<string>(lastKey(resource))
  const named = (name: string | null) => prints.find(({ paper }) => paper === name)
  return named(asked) ?? named(last) ?? prints[0]!
}

export const rememberPaper = (resource: string, paper: PaperName) => writeStored(lastKey(resource), paper)
