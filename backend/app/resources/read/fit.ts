import { snake, type AnyResource } from '@barem/resources/kit'

/** SQL of what was typed: as searches have it, as a code in small letters, and as the number at the end of codes. */
interface Typed {
  words: string
  code: string
  number: string
}

/**
 * SQL of how well a row, alias `t`, fits what was typed: 0 is just its code, 1 its name, 6 that the words are somewhere
 * in it. Words that are there whole come before those that only begin with them.
 */
export function fitOf({ title, fields }: AnyResource, { words, code, number }: Typed): string {
  const name = `search_form(t.${snake(title)}::text)`
  const own = fields.code ? 'lower(t.code)' : 'null::text'
  const begins = `starts_with(${own}, ${code}) or ltrim(substring(${own} from '[0-9]+$'), '0') = ${number}`
  return `case when ${own} = ${code} then 0 when ${name} = ${words} then 1
    when ${begins} or starts_with(${name}, ${words} || ' ') then 2
    when strpos(' ' || ${name} || ' ', ' ' || ${words} || ' ') > 0 then 3
    when starts_with(${name}, ${words}) then 4 when strpos(' ' || ${name}, ' ' || ${words}) > 0 then 5 else 6 end`
}

/** SQL of the number that a search is for; null for other words. */
export const typedNumber = (typed: string): string => `case when ${typed} ~ '^[0-9]+$' then ltrim(${typed}, '0') end`
