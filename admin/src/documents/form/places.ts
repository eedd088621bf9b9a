import { missedBy } from '@barem/resources/calc/exceptions'
import { type AnyResource, partnersOf, type Field, type FieldType } from '@barem/resources/kit'
import { isWritable } from '../../resources/model/columns.ts'

type Group = readonly [group: string, names: string[]]

/** Where the fields of a document's form stand; a group without any is left out. */
export type Places = {
  /**
   * In one line above the goods: whom it is with, what has to be filled in or is missed, which ones it is made from,
   * what it has to come to, then what is filled in as usual.
   */
  head: string[]
  /** Told in the head line, and written with the rest: what has to be there but takes more room, such as an address. */
  told: string[]
  /** The groups with lines, the goods first. */
  lines: Group[]
  /** What follows from the goods: charges, and who approves. */
  follows: Group[]
  /** The rest. */
  more: Group[]
}

/** Types whose input fits into the head line. */
const NARROW: ReadonlySet<FieldType> = new Set([
  'text',
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'date',
  'select',
  'belongsTo',
])

const isCharge = ({ role }: Field) => role === 'charge' || role === 'deduction'
const hasDefault = (field: Field) => 'default' in field && field.default !== null

/** The order of the head line: the partner, what is empty at first, dates, and the rest, such as a control total. */
const rankOf = (definition: AnyResource, name: string): number => {
  const field = definition.fields[name] as Field
  if (partnersOf(definition).includes(name)) return 0
  if (field.type === 'date') return 2
  return hasDefault(field) || field.role === 'control' ? 3 : 1
}

/** As many fields as the head line has room for at 1440 px. */
const MOST_IN_HEAD = 8

/** The head line without what it has no room for: days that are filled in as usual, the last first. */
function inOneLine(definition: AnyResource, head: readonly string[]): string[] {
  const usual = head.filter((name) => {
    const field = definition.fields[name] as Field
    return field.type === 'date' && hasDefault(field)
  })
  const over = Math.min(head.length - MOST_IN_HEAD, usual.length - 1)
  const left = new Set(over > 0 ? usual.slice(-over) : [])
  return head.filter((name) => !left.has(name))
}

/**
 * Places the fields of a document by what its definition says of them.
 * @param isMadeFrom whether the address names the documents of a relation that this one is made from
 */
export function placesOf(
  definition: AnyResource,
  groups: readonly Group[],
  isMadeFrom: (relation: string) => boolean = () => false,
): Places {
  const field = (name: string) => definition.fields[name] as Field
  const approver = definition.states?.approval?.approver
  const holds = (names: readonly string[], does: (field: Field) => boolean) => names.some((name) => does(field(name)))
  const lines = groups.filter(([, names]) => holds(names, ({ type }) => type === 'lines'))
  const charges = groups.filter(([, names]) => holds(names, isCharge))
  const others = groups.filter((group) => !lines.includes(group) && !charges.includes(group))
  const written = others.flatMap(([, names]) => names).filter((name) => isWritable(field(name)) && name !== approver)
  // A document that may be made from several says which, as one does that is made for what is open of several.
  const sources = new Set(
    definition.createdFrom.flatMap(({ relation, moreRelation, remaining }) => {
      if (moreRelation) return [relation, moreRelation]
      const { type, required } = field(relation)
      return type === 'belongsToMany' && (required || (remaining !== undefined && isMadeFrom(relation)))
        ? [relation]
        : []
    }),
  )
  const missed = new Set(definition.exceptions.map(missedBy))
  const inHead = (name: string) => {
    const { required, type, defaultFrom, role } = field(name)
    const isAsked = required || role === 'control' || missed.has(name)
    return name === definition.partner || sources.has(name) || (isAsked && NARROW.has(type) && defaultFrom === null)
  }
  const head = inOneLine(
    definition,
    written.filter(inHead).sort((one, other) => rankOf(definition, one) - rankOf(definition, other)),
  )
  const placed = new Set([...head, approver])
  return {
    head,
    told: written.filter((name) => field(name).required && !inHead(name)),
    lines: [...lines].sort(([, one], [, other]) => Number(isGrid(other)) - Number(isGrid(one))),
    follows: [
      ...charges,
      ...others.flatMap(([group, names]): Group[] => {
        const own = names.filter((name) => name === approver)
        return own.length > 0 ? [[group, own]] : []
      }),
    ],
    more: others
      .map(([group, names]): Group => [group, names.filter((name) => !placed.has(name))])
      .filter(([, names]) => names.length > 0),
  }

  function isGrid(names: readonly string[]) {
    return holds(names, (one) => one.type === 'lines' && one.grid !== null)
  }
}
