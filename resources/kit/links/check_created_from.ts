import type { Field, Fields } from '../fields/field_types.ts'
import { lineResource } from '../documents/line_resource.ts'
import { oneOf, refuse, requireKnown } from '../mistake.ts'
import type { AnyResource, FieldSet } from '../resource.ts'
import type { CopiedLines, CreatedFrom, CreatedLines } from './created_from.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_CREATED_FROM', path, found, fix)

/** Checks that fields take over what has their type. */
function checkTaken(own: Fields, other: Fields, taken: Readonly<Record<string, string>>, path: string): void {
  requireKnown(Object.keys(taken), Object.keys(own), path)
  for (const [name, from] of Object.entries(taken)) {
    const [mine, theirs] = [own[name] as Field, other[from] as Field | undefined]
    if (!theirs) fail(`${path}.${name}`, `'${from}' is not a field there`, oneOf(Object.keys(other)))
    if (mine.type !== theirs!.type)
      fail(`${path}.${name}`, `${theirs!.type} does not fit ${mine.type}`, 'Give both one type.')
    if (mine.readOnly) fail(`${path}.${name}`, 'nobody writes it', 'Leave it out.')
  }
}

function checkLines(own: FieldSet, other: FieldSet, lines: CreatedLines, path: string): void {
  const relation = own.fields[lines.relation] as Field | undefined
  if (relation?.type !== 'belongsTo' || relation.to !== other.name)
    fail(
      `${path}.relation`,
      `'${lines.relation}' does not lead to ${other.name}`,
      `Name a belongsTo('${other.name}') of the lines.`,
    )
  checkTaken(own.fields, other.fields, lines.copy, `${path}.copy`)
  if (lines.closedFlag !== null) requireKnown([lines.closedFlag], Object.keys(other.fields), `${path}.closedFlag`)
  if (lines.except !== undefined) requireFlag(other, lines.except, `${path}.except`)
  checkOwn(other, lines, `${path}.upToOwn`)
  checkChoices(other, lines.where ?? {}, `${path}.where`)
  if (lines.upTo === undefined)
    requireKnown(Object.values(lines.remaining), Object.keys(other.fields), `${path}.remaining`)
  if (lines.whileMore) requireKnown([lines.whileMore.by], Object.keys(other.fields), `${path}.whileMore.by`)
  requireKnown(Object.keys(lines.prefill), Object.keys(own.fields), `${path}.prefill`)
  requireKnown(Object.values(lines.prefill), Object.keys(lines.remaining), `${path}.prefill`)
  if (lines.pickedBy !== undefined) requireKnown([lines.pickedBy], Object.keys(lines.prefill), `${path}.pickedBy`)
}

/** Checks that a name is that of a boolean of lines. */
function requireFlag({ fields }: FieldSet, name: string, path: string): void {
  requireKnown([name], Object.keys(fields), path)
  if (fields[name]!.type !== 'boolean') fail(path, `'${name}' is not a boolean there`, 'Name a boolean of their lines.')
}

/** Checks that lines that are open up to their own figures have these, and are open up to a ledger else. */
function checkOwn(other: FieldSet, { upTo, upToOwn, remaining }: CreatedLines, path: string): void {
  if (upToOwn === undefined) return
  if (upTo === undefined) fail(path, 'all lines are open up to their own figures', `Leave it out, or say 'upTo'.`)
  for (const name of [upToOwn.flag, upToOwn.closedBy]) requireFlag(other, name, path)
  requireKnown(Object.keys(upToOwn.figures), Object.keys(remaining), `${path}.figures`)
  requireKnown(Object.values(upToOwn.figures), Object.keys(other.fields), `${path}.figures`)
}

/** Checks that rows have these choices. */
function checkChoices({ fields }: FieldSet, where: Readonly<Record<string, readonly string[]>>, path: string): void {
  for (const [name, choices] of Object.entries(where)) {
    const field = fields[name] as Field | undefined
    if (field?.type !== 'select') return fail(path, `'${name}' has no choices there`, 'Name a select of theirs.')
    for (const one of choices)
      if (!field.choices.includes(one)) fail(`${path}.${name}`, `'${one}'`, oneOf(field.choices))
  }
}

/** Checks that a document has these states. */
function checkStates({ states, fields }: AnyResource, named: readonly string[], path: string): void {
  const { choices } = fields[states!.field] as Extract<Field, { type: 'select' }>
  for (const state of named) if (!choices.includes(state)) fail(path, `'${state}'`, oneOf(choices))
}

/** Checks that further documents are of the kind of the first one. */
function checkAlso(resource: AnyResource, { relation, moreRelation }: CreatedFrom, path: string): void {
  if (moreRelation === undefined) return
  const [one, many] = [relation, moreRelation].map((name) => resource.fields[name] as Field | undefined)
  if (many?.type !== 'belongsToMany' || many.to !== (one as Extract<Field, { type: 'belongsTo' }>).to)
    fail(
      `${path}.moreRelation`,
      `'${moreRelation}' does not lead to what '${relation}' leads to`,
      'Name a belongsToMany of the same documents.',
    )
}

/** Checks that what is open of the other document is a figure of it. */
function checkOpen({ fields }: AnyResource, { remaining }: CreatedFrom, path: string): void {
  if (remaining === undefined) return
  requireKnown([remaining], Object.keys(fields), path)
  const { type } = fields[remaining] as Field
  if (!['money', 'decimal', 'weight', 'integer'].includes(type))
    fail(path, `'${remaining}' is no figure`, 'Name a figure of the other document.')
}

/** Checks that two fields have lines, the own one and that of the other document. */
function requireLines(own: AnyResource, name: string, other: AnyResource, source: string, at: string): void {
  if (own.fields[name]?.type !== 'lines') fail(at, `'${name}' has no lines`, 'Name a field of lines.')
  if (other.fields[source]?.type !== 'lines') fail(`${at}.source`, `'${source}' has no lines`, 'Name a field of lines.')
}

/** Checks that lines may begin as those of another document: with fields of their type, or texts of rows behind. */
function checkCopied(
  own: FieldSet,
  other: FieldSet,
  { copy, upToRemaining, without, oneFor }: CopiedLines,
  path: string,
  known: ReadonlyMap<string, AnyResource>,
) {
  const [behind, beside] = [true, false].map((isBehind) =>
    Object.entries(copy).filter(([, from]) => from.includes('.') === isBehind),
  ) as [[string, string][], [string, string][]]
  checkTaken(own.fields, other.fields, Object.fromEntries(beside), `${path}.copy`)
  for (const [name, from] of behind) {
    requireKnown([name], Object.keys(own.fields), `${path}.copy`)
    const [relation, text] = from.split('.') as [string, string]
    const { to } = (other.fields[relation] ?? {}) as { to?: string }
    if (known.get(to ?? '')?.fields[text]?.type !== 'text')
      fail(`${path}.copy.${name}`, `'${from}' is no text`, 'Name a relation there and a text of what it leads to.')
  }
  for (const [option, name] of Object.entries({ upToRemaining, oneFor }))
    if (name !== undefined && copy[name] === undefined)
      fail(`${path}.${option}`, `'${name}' is not taken over`, oneOf(Object.keys(copy)))
  if (without !== undefined && !(without in other.fields))
    fail(`${path}.without`, `'${without}' is not a field there`, oneOf(Object.keys(other.fields)))
}

/** Checks that what a document is made from is there, and fits what takes it over. */
export function checkCreatedFrom(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  resource.createdFrom.forEach((from: CreatedFrom, place: number) => {
    const path = `${resource.name}.createdFrom.${place}`
    const relation = resource.fields[from.relation] as Field | undefined
    const named =
      relation?.type === 'belongsTo' || (relation?.type === 'belongsToMany' && Object.keys(from.lines).length === 0)
    const other = named ? known.get(relation.to) : undefined
    if (!other?.states)
      return fail(`${path}.relation`, `'${from.relation}' does not lead to documents`, 'Name such a relation.')
    const states = (other.fields[other.states.field] as Extract<Field, { type: 'select' }>).choices
    for (const state of from.inStates)
      if (!states.includes(state)) fail(`${path}.inStates`, `'${state}'`, oneOf(states))
    checkChoices(other, from.where ?? {}, `${path}.where`)
    if (from.onceUntil) checkStates(resource, from.onceUntil, `${path}.onceUntil`)
    checkAlso(resource, from, path)
    checkOpen(other, from, `${path}.remaining`)
    checkTaken(resource.fields, other.fields, from.copy, `${path}.copy`)
    for (const [name, lines] of Object.entries(from.lines)) {
      const at = `${path}.lines.${name}`
      requireLines(resource, name, other, lines.source, at)
      checkLines(lineResource(resource, name), lineResource(other, lines.source), lines, at)
    }
    for (const [name, lines] of Object.entries(from.copiedLines ?? {})) {
      const at = `${path}.copiedLines.${name}`
      requireLines(resource, name, other, lines.source, at)
      if (lines.upToRemaining !== undefined && from.remaining === undefined)
        fail(`${at}.upToRemaining`, 'nothing says what is open', 'Say remaining, or leave it out.')
      checkCopied(lineResource(resource, name), lineResource(other, lines.source), lines, at, known)
    }
  })
}
