import { isDocument, type AnyResource, type Field } from '@barem/resources/kit'
import { languages, translate, type Language } from '#app/language/translate'
import { writable } from '../validation/validator.ts'
import { learnChoices } from './cells.ts'

export interface SheetColumn {
  name: string
  field: Field
  title: string
  /** Whether the column must be filled in; never for sheets that are only exported. */
  starred: boolean
}

const titleOf = (resource: AnyResource, name: string, language: Language) =>
  translate(language, `resources:${resource.name}.fields.${name}`)

/** Of a list that a query makes: the codes of its rows, and its columns. */
const listedColumns = (resource: AnyResource, language: Language): SheetColumn[] =>
  [...new Set([...('code' in resource.fields ? ['code'] : []), ...resource.list.columns])].map((name) => {
    const field = resource.fields[name] as Field
    learnChoices(resource.name, name, field)
    return { name, field, title: titleOf(resource, name, language), starred: false }
  })

/**
 * The columns of a resource's sheet, in the order of its form: everything that may be written, since sheets are
 * imported again; of documents, which are only exported, everything but their lines and files, numbers first.
 */
export function sheetColumns(resource: AnyResource, language: Language): SheetColumn[] {
  const shown = Object.values(resource.form).flat()
  if (resource.query) return listedColumns(resource, language)
  const goesOut = isDocument(resource)
  const place = (name: string) =>
    goesOut && name === resource.title ? -1 : shown.includes(name) ? shown.indexOf(name) : shown.length
  const fields = goesOut
    ? (Object.entries(resource.fields) as [string, Field][]).filter(
        ([, { type }]) => type !== 'lines' && type !== 'files',
      )
    : writable(resource)
  return fields
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, field]) => {
      learnChoices(resource.name, name, field)
      return { name, field, title: titleOf(resource, name, language), starred: !goesOut && Boolean(field.required) }
    })
}

/** The column that a heading means: its title in either language, with or without the star, or the field's own name. */
export function columnOf(resource: AnyResource, columns: SheetColumn[], heading: string): SheetColumn | undefined {
  const wanted = heading
    .replace(/\*\s*$/, '')
    .trim()
    .toLowerCase()
  return columns.find(
    ({ name }) =>
      name.toLowerCase() === wanted ||
      languages.some((language) => titleOf(resource, name, language).toLowerCase() === wanted),
  )
}
