import { lineFieldsOf, lineResource, linesNamed, type AnyResource, type Field } from '@barem/resources/kit'

type Lines = Extract<Field, { type: 'lines' }>

/**
 * What may not repeat together in lines: the field with the lines, and the fields of each set. A line that is made from
 * another comes with its document, which no sample has, so sets with one are left out.
 */
export const lineSets = (resource: AnyResource): [string, readonly string[]][] =>
  lineFieldsOf(resource).flatMap((name) => {
    const fields = lineResource(resource, name).fields as Record<string, { to?: string }>
    return (resource.fields[name] as Lines).unique
      .filter((set) => !set.some((field) => linesNamed(fields[field]!.to ?? '')))
      .map((set): [string, readonly string[]] => [name, set])
  })
