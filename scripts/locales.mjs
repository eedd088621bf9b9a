import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { menu, registry } from '@barem/resources'
import company from '@barem/resources/company'
import { homeTiles } from '@barem/resources/home'
import { wordKeys } from '@barem/resources/kit'
import { areas } from '@barem/resources/areas'
import { errors } from '@barem/resources/errors'
import { ledgerList } from '@barem/resources/ledgers'
import { queryLists } from '@barem/resources/lists'
import { differences, pluralForms } from './plural_forms.ts'
import { readKeys, repeatedLabels, wordsOfLives } from './shared_words.ts'
import { root } from './steps.mjs'

/** Words of both languages: the same keys, nothing empty, missing or said twice, nothing that nobody uses. */
const LANGUAGES = ['vi_VN', 'en_US']
const problems = []

const flatten = (tree, prefix) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )

/** Keys begin with the name of their file, also of one that loads later; those of common.json have no prefix. */
function wordsOf(language, only = () => true) {
  const files = readdirSync(join(root, 'locales', language), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && only(entry.parentPath),
  )
  return new Map(
    files.flatMap(({ parentPath, name }) =>
      flatten(
        JSON.parse(readFileSync(join(parentPath, name), 'utf8')),
        name === 'common.json' ? '' : `${name.replace('.json', '')}.`,
      ),
    ),
  )
}

const [vi, en] = LANGUAGES.map((language) => {
  const { keys, problems: found } = pluralForms(language, wordsOf(language))
  problems.push(...found)
  return keys
})

for (const key of new Set([...vi.keys(), ...en.keys()])) {
  for (const [language, words] of [
    ['vi_VN', vi],
    ['en_US', en],
  ])
    if (!words.has(key)) problems.push(`${language} has no word for ${key}`)
  if (vi.has(key) && en.has(key)) problems.push(...differences(key, vi.get(key), en.get(key)))
}

problems.push(...repeatedLabels([vi, en]))

/** Weights of documents that are sums over their lines: screens say which lines are left out. */
const summedWeights = Object.values(registry).flatMap(({ fields }) => {
  const inner = Object.values(fields).flatMap((field) => (field.type === 'lines' ? Object.keys(field.fields) : []))
  return Object.entries(fields)
    .filter(([name, field]) => field.type === 'weight' && field.figure === 'sum' && inner.includes(name))
    .map(([name]) => name)
})

/** Keys that definitions, ledgers, areas, errors and the menu ask for by convention. */
function conventional() {
  const menuKeys = (items) => items.flatMap(({ label, children = [] }) => [label, ...menuKeys(children)])
  return [
    ...[...Object.values(registry), ...queryLists, company].flatMap((resource) => wordKeys(resource, homeTiles)),
    ...Object.keys(areas).map((area) => `areas.${area}`),
    ...Object.keys(errors).map((code) => `errors.${code}`),
    ...ledgerList.map(({ name }) => `errors.inUse.${name}`),
    ...summedWeights.map((name) => `documents.noTotal.${name}`),
    ...menuKeys(menu),
    ...wordsOfLives(),
  ]
}

const needed = readKeys(conventional(), vi)
for (const key of needed) if (!vi.has(key)) problems.push(`no word for ${key}`)

const sourcesOf = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
const code = sourcesOf(['admin/src', 'backend/app', 'backend/bin']).join('\n')

for (const [, key] of code.matchAll(/\bt\(\s*'([^']+)'/g))
  if (!vi.has(key)) problems.push(`the code asks for ${key}, which has no word`)
for (const [, key] of code.matchAll(/translate\([^,]+, '([^']+)'/g))
  if (!vi.has(key.replace(':', '.'))) problems.push(`the server asks for ${key}, which has no word`)

/** Words that no browser loads. */
const ofServer = wordsOf('vi_VN', (folder) => folder.endsWith('/server'))
const inBrowser = sourcesOf(['admin/src']).join('\n')
for (const [, key] of inBrowser.matchAll(/['"`]([\w.-]+)['"`]/g))
  if (ofServer.has(key)) problems.push(`the browser asks for ${key}, which only the server has`)

const quoted = new Set([...code.matchAll(/['"`]([\w.:-]+)['"`]/g)].map(([, text]) => text.replace(':', '.')))
const prefixes = [...new Set([...code.matchAll(/`([\w.-]+[.:])\$\{/g)].map(([, text]) => text.replace(':', '.')))]
/** Words that Refine asks for by names of its own. */
const REFINE = ['buttons.', 'notifications.', 'resources.meta.', 'validation.']
const byConvention = new Set(needed)
for (const key of vi.keys()) {
  const isShared = key.startsWith('resources.shared.')
  const isAsked = quoted.has(key) || [...prefixes, ...REFINE].some((prefix) => key.startsWith(prefix))
  if (byConvention.has(key) || (isAsked && !isShared)) continue
  problems.push(`nobody uses ${key}`)
}

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
