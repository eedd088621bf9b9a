import { refuse } from './mistake.ts'
import type { NextStep } from './documents/next.ts'
import type { DocumentAction, HeldInStates, StatesOptions } from './documents/states.ts'
import type { Fields } from './fields/field_types.ts'
import type { HomeTile } from './home/tile.ts'
import type { MenuPlace } from './menu/place.ts'
import type { Due, ListOptions, Print, ResourceOptions } from './resource.ts'

type Words<T> = Readonly<Record<keyof T, true>>

/** All keys that a definition may have; the compiler reports one that is missing here. */
export const RESOURCE: Words<Required<ResourceOptions<Fields>> & { fields: Fields }> = {
  fields: true,
  area: true,
  open: true,
  ownRows: true,
  exportArea: true,
  route: true,
  icon: true,
  menu: true,
  title: true,
  englishTitle: true,
  shortTitle: true,
  hint: true,
  list: true,
  form: true,
  actions: true,
  single: true,
  duplicates: true,
  inUse: true,
  unique: true,
  check: true,
  computes: true,
  states: true,
  partner: true,
  otherPartner: true,
  prints: true,
  createdFrom: true,
  exceptions: true,
  told: true,
  home: true,
  next: true,
}
/** All keys of `list`. */
export const LIST: Words<Required<ListOptions<Fields>>> = {
  columns: true,
  filters: true,
  search: true,
  sort: true,
  vocabulary: true,
  bulk: true,
  widths: true,
  card: true,
  sums: true,
  dense: true,
  quick: true,
  named: true,
  sum: true,
  due: true,
}
const HOME: Words<Required<HomeTile>> = {
  name: true,
  from: true,
  where: true,
  due: true,
  show: true,
  action: true,
  makes: true,
}
const PRINT: Words<Print> = { paper: true, columns: true }
const NEXT: Words<Required<NextStep>> = { in: true, take: true, make: true, open: true, by: true }
const DUE: Words<Due<Fields>> = { field: true, in: true }
const MENU: Words<MenuPlace> = { group: true, after: true, label: true }
const STATES: Words<Required<StatesOptions<Fields>>> = {
  field: true,
  initial: true,
  actions: true,
  editableIn: true,
  alwaysEditable: true,
  draftStates: true,
  closedStates: true,
  approval: true,
  progress: true,
  holds: true,
  fixed: true,
}
const HOLDS: Words<HeldInStates> = { by: true, in: true }
const ACTION: Words<DocumentAction> = {
  from: true,
  to: true,
  area: true,
  level: true,
  by: true,
  comment: true,
  place: true,
  tone: true,
  inputs: true,
  assignsNumber: true,
  approval: true,
  blockedBy: true,
  revises: true,
  recalculates: true,
  repeats: true,
  posts: true,
  reverses: true,
  holds: true,
  tellsMaker: true,
  wordsFor: true,
  warns: true,
  on: true,
}

function refuseOthers(found: object | undefined | null, words: Words<object>, path: string) {
  for (const word of Object.keys(found ?? {}))
    if (!(word in words))
      refuse('E_NOT_SERVED', `${path}.${word}`, `nothing serves '${word}'`, `Use: ${Object.keys(words).join(', ')}.`)
}

/** Refuses unknown keys of a definition, so that none is ignored silently. */
export function refuseUnknownWords(name: string, options: object): void {
  const { list, menu, states, home, next, prints } = options as ResourceOptions<Fields>
  refuseOthers(options, RESOURCE, name)
  refuseOthers(list, LIST, `${name}.list`)
  refuseOthers(list?.due, DUE, `${name}.list.due`)
  if (typeof menu === 'object') refuseOthers(menu, MENU, `${name}.menu`)
  home?.forEach((tile, place) => refuseOthers(tile, HOME, `${name}.home.${place}`))
  prints?.forEach((print, place) => refuseOthers(print, PRINT, `${name}.prints.${place}`))
  next?.forEach((step, place) => refuseOthers(step, NEXT, `${name}.next.${place}`))
  refuseOthers(states, STATES, `${name}.states`)
  refuseOthers(states?.holds, HOLDS, `${name}.states.holds`)
  for (const [action, spec] of Object.entries(states?.actions ?? {}))
    refuseOthers(spec, ACTION, `${name}.states.actions.${action}`)
}
