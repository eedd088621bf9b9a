import { areas, OWN_AREAS, type AreaName } from '@barem/resources/areas'
import { languages } from '#app/language/translate'
import { camel } from './free_name.ts'
import { calledInEnglish, calledInVietnamese } from './labels.ts'
import type { Scaffolded } from './scaffold.ts'

/** Columns of a line, as prettier keeps them. */
const WIDTH = 120

/** `bell-castings` → `bellCasting`: the area of such documents. */
export const areaOf = (name: string): AreaName =>
  camel(calledInEnglish(name).one.replaceAll(' ', '-')) as unknown as AreaName

/** @throws Error in words for a number that no area can have anew */
function checkNumber(text: string): void {
  const taken = Object.entries(areas).find(([, code]) => String(code) === text)
  if (taken) throw new Error(`--new-area=${text} is ${taken[0]} already: take a number that no area ever had`)
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) >= OWN_AREAS.first)
    throw new Error(`--new-area is a number from 1 to ${OWN_AREAS.first - 1}, not '${text}'`)
}

/** Adds an area to a group, in the text of `resources/area_groups.ts`. */
function withGrouped(text: string, group: string, area: string): string {
  return text.replace(new RegExp(`^  ${group}: \\[([^\\]]*)\\],$`, 'm'), (_, known: string) => {
    const names = [...known.matchAll(/'\w+'/g)].map(String).concat(`'${area}'`)
    const line = `  ${group}: [${names.join(', ')}],`
    return line.length <= WIDTH ? line : `  ${group}: [\n${names.map((one) => `    ${one},\n`).join('')}  ],`
  })
}

/**
 * What a new permission area for documents needs: its number, its group on the page of permissions, its words.
 * @param number as a person says it, which no area ever had
 * @param group of `resources/area_groups.ts`
 * @throws Error in words when no area can have the number or the name
 */
export function newArea(name: string, number: string, group: string, vietnamese: string | null): Scaffolded['besides'] {
  checkNumber(number)
  const area: string = areaOf(name)
  if (Object.hasOwn(areas, area)) throw new Error(`there is an area '${area}' already: say --area=${area}`)
  const english = calledInEnglish(name)
  const title = { en_US: english.title, vi_VN: (vietnamese === null ? english : calledInVietnamese(vietnamese)).title }
  return {
    'resources/areas.ts': (text) => text.replace(/(?=\} as const\n\nexport type AreaName)/, `  ${area}: ${number},\n`),
    'resources/area_groups.ts': (text) => withGrouped(text, group, area),
    ...Object.fromEntries(
      languages.map((language) => [
        `locales/${language}/areas.json`,
        (text: string) => text.replace(/\n\}\n*$/, () => `,\n  "${area}": ${JSON.stringify(title[language])}\n}\n`),
      ]),
    ),
  }
}
