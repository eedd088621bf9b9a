import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'

type Words = { [key: string]: string | Words }
const read = (language: string): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/resources.json`, import.meta.url), 'utf8'))

/** Words by their whole key. */
const flat = (words: Words, before: string[] = []): [string[], string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...before, key], value]] : flat(value, [...before, key]),
  )

interface Word {
  of: string
  vi: string
  en: string
}

/** Choices that mean something of their own in Vietnamese may share an English word, such as active. */
const differ = (one: Word, other: Word) =>
  one.of === other.of &&
  (one.vi === other.vi ? one.en !== other.en : one.en === other.en && !one.of.startsWith('choices'))

/** Fields, choices and groups that are called the same in one language and not in the other. */
function disagreeing(): string[] {
  const english = new Map(flat(read('en_US')).map(([key, word]) => [key.join('.'), word]))
  const all = flat(read('vi_VN'))
    .filter(([key]) => ['fields', 'groups'].includes(key.at(-2)!) || key.at(-3) === 'choices')
    .map(([key, vi]) => {
      const of = key.slice(key.lastIndexOf(key.includes('choices') ? 'choices' : key.at(-2)!)).join('.')
      return { key: key.join('.'), of, vi, en: english.get(key.join('.'))! }
    })
  return all.flatMap((one, at) =>
    all
      .slice(0, at)
      .filter((other) => differ(one, other))
      .slice(0, 1)
      .map((other) => `${one.key}: ${one.vi}/${one.en}, ${other.key}: ${other.vi}/${other.en}`),
  )
}

test.group('words of resources', () => {
  test('what is called the same in one language is called the same in the other', ({ assert }) => {
    assert.deepEqual(disagreeing(), [])
  })
})
