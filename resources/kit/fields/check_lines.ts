import { oneOf, refuse, requireKnown, requireWidths } from '../mistake.ts'
import { countField, figuresOf } from '../documents/figures.ts'
import type { Field, FieldType } from './field_types.ts'
import { linesNamed } from '../names.ts'
import { formulaOf } from './formulas.ts'
import { checkUnique } from './check_unique.ts'
import { daysUntil } from './read_time.ts'
import { lineSumOf, sumOf } from './sum_of.ts'

type Lines = Extract<Field, { type: 'lines' }>

/** Types that a line has no storage or no screen for. */
export const NOT_IN_LINES: ReadonlySet<FieldType> = new Set([
  'code',
  'lines',
  'belongsToMany',
  'files',
  'image',
  'permissions',
  'username',
])

/** Roles of fields of a line: how many there are of the goods, what they come to, or the tax on that. */
const LINE_ROLES = ['count', 'amount', 'tax'] as const

/** Types that a grid has a cell for. */
const CELLS: ReadonlySet<FieldType> = new Set([
  'text',
  'longText',
  'email',
  'phone',
  'taxCode',
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'boolean',
  'date',
  'select',
  'belongsTo',
])

/** Whether a field names a line of another document, which comes with what the line is made from. */
const pointsToLine = (field: Field) => field.type === 'belongsTo' && linesNamed(field.to) !== null

/** Checks a plain grid: a line begins in its first column, and what people write has a cell. */
function checkPlain({ fields, columns }: Lines, path: string): void {
  const shown = Object.keys(columns).length > 0 ? Object.keys(columns) : Object.keys(fields)
  const isWritten = (name: string) =>
    !fields[name]!.readOnly && !formulaOf(fields[name] as Field) && !pointsToLine(fields[name] as Field)
  if (!shown[0] || columns[shown[0]] === 0 || !isWritten(shown[0]))
    refuse('E_GRID', `${path}.columns`, 'a line begins with what nobody writes', 'Put a field that people write first.')
  for (const [name, { type }] of Object.entries(fields)) {
    if (!isWritten(name)) continue
    if (!shown.includes(name)) refuse('E_GRID', `${path}.columns`, `nothing writes '${name}'`, 'Give it a column.')
    if (!CELLS.has(type))
      refuse('E_GRID', `${path}.fields.${name}`, `a grid has no cell for ${type}`, 'Leave out the grid.')
  }
}

/** Checks how lines are typed: the grid's columns are fields of the line. */
function checkGrid(lines: Lines, path: string): void {
  const { fields, grid, columns } = lines
  const names = Object.keys(fields)
  requireKnown(Object.keys(columns), names, `${path}.columns`)
  const widths = Object.entries(columns).filter(([, width]) => grid !== 'plain' || width !== 0)
  requireWidths(Object.fromEntries(widths), `${path}.columns`)
  if (grid === null && Object.keys(columns).length > 0)
    refuse('E_GRID', `${path}.columns`, 'only a grid has columns', `Name its 'grid'.`)
  if (grid === 'plain') checkPlain(lines, path)
}

/** Checks the roles of figures: each once, and what counts is a number with decimals. */
function checkFigures({ fields }: Lines, path: string): void {
  for (const [name, { role }] of Object.entries(fields))
    if (role !== null && !(LINE_ROLES as readonly string[]).includes(role))
      refuse('E_IN_LINES', `${path}.fields.${name}.role`, `a line is no part of totals as '${role}'`, oneOf(LINE_ROLES))
  for (const figure of LINE_ROLES) {
    const [first, second] = figuresOf({ fields }, figure)
    if (second)
      refuse('E_IN_LINES', `${path}.fields.${second}.role`, `'${first}' is the ${figure} already`, 'Leave one out.')
  }
  const count = countField({ fields })
  if (count !== null && !('scale' in fields[count]!))
    refuse('E_IN_LINES', `${path}.fields.${count}.role`, 'what counts is a number with decimals', 'Use decimal().')
}

/** The field of a line that points to its document. */
const OWNER = 'ownerId'

/** Checks that lines use only options that lines support. */
export function checkLines(lines: Lines, path: string): void {
  const { fields, unique, grid } = lines
  checkGrid(lines, path)
  checkFigures(lines, path)
  checkUnique(fields, unique, `${path}.unique`)
  for (const [name, field] of Object.entries(fields)) {
    const at = `${path}.fields.${name}`
    if (name === OWNER)
      refuse('E_FIELD_RESERVED', at, `'${name}' is where a line keeps its document`, 'Choose another name.')
    if (sumOf(field) !== null || lineSumOf(field) !== null)
      refuse('E_IN_LINES', `${at}.sumOf`, 'nothing points to a line', 'Move the field to the document.')
    if (daysUntil(field) !== null)
      refuse('E_IN_LINES', `${at}.daysUntil`, 'nothing counts the days of a line', 'Move the field to the document.')
    if (grid !== null && field.when !== null)
      refuse('E_IN_LINES', `${at}.when`, 'a grid shows all fields of its lines', 'Leave it out, or the grid.')
    if (NOT_IN_LINES.has(field.type))
      refuse('E_IN_LINES', at, `a line has no place for ${field.type}`, 'Move the field to the document.')
    if ('suggests' in field && field.suggests !== null)
      refuse('E_IN_LINES', `${at}.suggests`, 'forms fill in fields of a row, not of its lines', 'Leave it out.')
    if ('owner' in field && field.owner !== null)
      refuse('E_IN_LINES', `${at}.owner`, 'rows have owners, their lines do not', 'Leave it out.')
    if ('usable' in field && field.usable !== null)
      refuse('E_IN_LINES', `${at}.usable`, 'nothing points to a line', 'Leave it out.')
    if (field.unique)
      refuse(
        'E_IN_LINES',
        `${at}.unique`,
        'a value of one line is not compared with those of other documents',
        `Name the field in 'unique' of the lines, so that a document has it once.`,
      )
  }
}
