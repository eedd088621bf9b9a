import { amountField, type AnyResource, statusField } from '@barem/resources/kit'
import { type Column, columnOf, fieldOf } from '../model/columns.ts'
import { dayField } from '../model/documents.ts'

/** Columns that a table of related rows has room for, besides their names. */
const MOST = 4
/** The same of lists that queries make, whose columns are narrow figures. */
const MOST_OF_QUERY = 6

/**
 * What a table of related rows shows besides their names: of documents day, kg, what they come to and their state;
 * of others the first columns of their list.
 * @param except the relation that all of them share
 */
export function relatedColumns(definition: AnyResource, except: string): Column[] {
  const listed = definition.list.columns.filter((name) => name !== except)
  const day = dayField(definition)
  const weight = listed.find((name) => fieldOf(definition, name)?.type === 'weight')
  const names = definition.states
    ? [day, weight, amountField(definition), statusField(definition)]
    : definition.query
      ? listed
      : [...definition.list.card, ...listed]
  return [...new Set(names)]
    .filter((name) => name != null && name !== definition.title && name !== 'code' && name !== except)
    .flatMap((name) => columnOf(definition, name!) ?? [])
    .filter(({ type }) => type !== 'image')
    .slice(0, definition.query ? MOST_OF_QUERY : MOST)
}
