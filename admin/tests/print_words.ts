import type { Translate } from '../src/i18n/translate.ts'
import { resources } from '@barem/resources'
import type { PaperName } from '@barem/resources/papers'
import { createInstance } from 'i18next'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { papers, type DrawnPaper, type PaperFacts } from '../src/documents/print/papers.ts'
import { settingsFrom } from '../src/documents/print/settings.ts'
import * as purchasing from '../src/domains/purchasing/papers/facts.ts'
import * as sales from '../src/domains/sales/papers/facts.ts'
import { flatten } from '../src/i18n/flatten.ts'

/** Nothing is drawn here. */
const Paper = null as unknown as DrawnPaper['Paper']
for (const [name, facts] of Object.entries<PaperFacts>({ ...sales, ...purchasing }))
  papers.fill(name as PaperName, { ...facts, Paper })

const partOf = (language: string, part: string) =>
  flatten(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../locales/${language}/later/${part}.json`), 'utf8')),
    `${part}.`,
  )
const wordsOf = (language: string) => ({ ...partOf(language, 'print'), ...partOf(language, 'counts') })
const i18n = createInstance()
await i18n.init({
  resources: { vi_VN: { translation: wordsOf('vi_VN') }, en_US: { translation: wordsOf('en_US') } },
  lng: 'vi_VN',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})
/** Words of papers in Vietnamese and in English. */
export const [t, en] = ['vi_VN', 'en_US'].map(
  (lng): Translate =>
    (key, values = {}) =>
      i18n.t(key, { ...values, lng }),
) as [Translate, Translate]

/** A paper as the definition of its document has it. */
export const printOf = (paper: PaperName) =>
  resources.flatMap(({ prints }) => prints).find((print) => print.paper === paper)!
/** What is printed of a paper when `stored` was chosen last. */
export const asked = (paper: PaperName, stored: object = {}) => settingsFrom(printOf(paper), stored, 'vi_VN')
