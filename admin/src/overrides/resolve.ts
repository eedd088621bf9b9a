import type { ScreenName } from '../resources/model/screenName.ts'
import type { AnyResource, Field } from '@barem/resources/kit'
import { moreOf } from '../documents/from/moreOf.ts'
import type { Cell } from '../resources/cells/cell.ts'
import type { Input } from '../resources/inputs/input.ts'
import type { AnyRow } from '../resources/model/columns.ts'
import { mayChange, type Rights } from '../resources/model/rights.ts'
import { isOpen, mayGo } from '../resources/model/documents.ts'
import { session } from '../session/session.ts'
import { byWords } from './byWords.ts'
import { deferred } from '../resources/inputs/deferred.tsx'
import { overrides as all } from './registry.ts'
import type { Saving } from './types.ts'

const SourceInput = deferred<'belongsTo'>(() => import('../documents/from/SourceInput.tsx'))
const MoreInput = deferred<'belongsToMany'>(() => import('../documents/from/MoreInput.tsx'))

export const cellOf = ({ name }: Pick<AnyResource, 'name'>, column: string): Cell | undefined =>
  all[name]?.cells?.[column]
/** Whether a column's own cell also shows absent values. */
export const rendersEmptyValues = ({ name }: Pick<AnyResource, 'name'>, column: string): boolean =>
  all[name]?.absent?.includes(column) ?? false
/** How people choose what a document is made of. */
const fromInput = ({ createdFrom, fields }: AnyResource, field: string): Input | undefined =>
  fields[field]?.type === 'belongsTo' && createdFrom.some(({ relation }) => relation === field)
    ? (SourceInput as Input)
    : createdFrom.some((from) => moreOf({ fields }, from) === field) &&
        !isOfAnyPartner(fields[field] as Field | undefined)
      ? (MoreInput as Input)
      : undefined

/** Whether documents of others than the partner may be named, such as receipts that a carrier brought. */
const isOfAnyPartner = (field: Field | undefined): boolean => field?.type === 'belongsToMany' && field.anyPartner

export const inputOf = (definition: AnyResource, field: string): Input | undefined =>
  all[definition.name]?.inputs?.[field] ?? byWords(definition).inputs?.[field] ?? fromInput(definition, field)
export const screenOf = ({ name }: AnyResource, screen: ScreenName) => all[name]?.screens?.[screen]
export const startOf = ({ name }: AnyResource) => all[name]?.start?.()
export const loadDefaultsOf = ({ name }: AnyResource) => all[name]?.startLater?.()
export function savingOf(definition: AnyResource): (() => Promise<Saving>) | undefined {
  const [own, shared] = [all[definition.name]?.saving, byWords(definition).saving]
  return own && shared ? async () => ({ ...(await shared()), ...(await own()) }) : (own ?? shared)
}
export const actionsOf = ({ name }: AnyResource) => all[name]?.actions ?? []

/**
 * What the person may do with this row, out of what they may do with rows of its kind. A document's life sets bounds of
 * its own.
 */
export function rightsWith(definition: AnyResource, general: Rights, row: AnyRow): Rights {
  const who = session.get()
  const rights = {
    ...general,
    update: general.update && isOpen(definition, row) && mayChange(who, definition, row),
    delete: general.delete && mayGo(definition, row),
  }
  return (who && all[definition.name]?.rights?.(rights, row, who)) ?? rights
}

export const formGroupOf = (definition: AnyResource, group: string) =>
  all[definition.name]?.groups?.[group] ?? byWords(definition).groups?.[group]
export const formLayoutOf = (definition: AnyResource) => byWords(definition).layout
export const footOf = (definition: AnyResource) => all[definition.name]?.foot ?? byWords(definition).foot
export const factsOf = ({ name }: AnyResource, group: string) => all[name]?.facts?.[group]
export const tabsOf = ({ name }: AnyResource) => all[name]?.tabs
export const listNoteOf = ({ name }: AnyResource) => all[name]?.listNote
export const chosenOf = ({ name }: AnyResource) => all[name]?.chosen
/** Whether an action is a button of each row. */
export const hasInRow = ({ name }: AnyResource): boolean => all[name]?.actions?.some(({ inRow }) => inRow) ?? false
export const listActionsOf = ({ name }: AnyResource) => all[name]?.listActions
export const besideOf = ({ name }: Pick<AnyResource, 'name'>) => all[name]?.beside
