import { isDocument, type AnyResource, type Field, type FieldSet } from '@barem/resources/kit'
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

const titleOf = (resource: Pick<FieldSet, 'name'>, name: string, language: Language) =>
  translate(language, `resources:${resource.name}.fields.${name}`)

/** The columns of these fields, in this order. */
export const namedColumns = (of: FieldSet, names: readonly string[], language: Language): SheetColumn[] =>
  names.map((name) => {
    const field = of.fields[name] as Field
    learnChoices(of.name, name, field)
    return { name, field, title: titleOf(of, name, language), starred: false }
  })

/** Of a list that a query makes: the codes of its rows, and its columns. */
const listedColumns = (resource: AnyResource, language: Language): SheetColumn[] => {
  const code = 'code' in resource.fields ? ['code'] : []
  return namedColumns(resource, [...new Set([...code, ...resource.list.columns])], language)
}

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
export function columnOf(
  resource: Pick<FieldSet, 'name'>,
  columns: readonly SheetColumn[],
  heading: string,
): SheetColumn | undefined {
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
