import { oneOf, refuse } from '../mistake.ts'
import { optionsOf } from './build.ts'
import { choiceColors } from './choice_colors.ts'
import type { Field, FieldType } from './field_types.ts'
import { COLOR, isDecimal } from './shapes.ts'
import { textShapes } from './text_shapes.ts'

type Of<T extends FieldType> = Extract<Field, { type: T }>

function checkRange(min: number, max: number, path: string) {
  if (min > max) refuse('E_RANGE', path, `min ${min} is above max ${max}`, 'Swap them.')
}

function checkDefault(fits: boolean, preset: unknown, path: string, fix: string) {
  if (!fits) refuse('E_DEFAULT', path, `default '${String(preset)}' is not a value of the field`, fix)
}

/** Largest scale of an exact number: more digits than any price or weight has. */
const MAX_SCALE = 6

/** Nobody writes a sum, and no part of a row is made from it. */
function checkSum(
  { sumOf, readOnly, required, when, formula, default: preset }: Omit<Of<'decimal'>, 'type' | 'bundle'>,
  path: string,
) {
  if (sumOf !== null && (!readOnly || required || when !== null || formula !== null || preset !== null))
    refuse('E_SUM', path, 'a sum is read and never written', `Say 'readOnly', and nothing about how it is filled in.`)
}

/** An exact number: bounds in order, bands in order, and a default that its column can hold. */
function checkNumber(field: Omit<Of<'decimal'>, 'type' | 'bundle'>, path: string) {
  const { min, max, scale, default: preset, bands } = field
  if (!Number.isInteger(scale) || scale < 0 || scale > MAX_SCALE)
    refuse('E_SCALE', path, `scale ${scale}`, `Use 0 to ${MAX_SCALE} decimals.`)
  for (const bound of [min, max])
    if (!isDecimal(bound, MAX_SCALE))
      refuse('E_RANGE', path, `'${bound}' is not a decimal`, 'Write it as digits in a string, such as "0.01".')
  checkRange(Number(min), Number(max), path)
  const rising = bands.every((band, place) => place === 0 || Number(bands[place - 1]) < Number(band))
  if (!rising || !bands.every((band) => isDecimal(band, scale)))
    refuse('E_BANDS', `${path}.bands`, `bands begin at ${bands.join(', ')}`, 'Name where each begins, rising.')
  checkSum(field, path)
  if (preset === null) return
  const fits = isDecimal(preset, scale) && Number(preset) >= Number(min) && Number(preset) <= Number(max)
  checkDefault(fits, preset, path, `Use a number from ${min} to ${max} with at most ${scale} decimals.`)
}

const checkText = ({ max }: { max: number }, path: string) => checkRange(1, max, path)

/** Folders of the file store that the system uses for itself. */
const SYSTEM_FOLDERS = ['documents', 'exports', 'imports']

function checkFolder({ folder }: { folder: string }, path: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder) || SYSTEM_FOLDERS.includes(folder))
    refuse(
      'E_FOLDER',
      path,
      `'${folder}' is not a folder that a resource may have`,
      'Leave it out, and the folder is called like the resource.',
    )
}

const checks: { [T in FieldType]: (field: Of<T>, path: string, name: string) => void } = {
  code: checkText,
  text: ({ min, max, shape }, path) => {
    checkRange(min, max, path)
    if (shape !== null && !textShapes.includes(shape))
      refuse('E_SHAPE_OF_TEXT', `${path}.shape`, `there is no shape '${String(shape)}'`, oneOf(textShapes))
  },
  longText: checkText,
  integer: ({ min, max, default: preset }, path) => {
    checkRange(min, max, path)
    if (preset !== null)
      checkDefault(Number.isInteger(preset) && preset >= min && preset <= max, preset, path, 'Use a whole number.')
  },
  decimal: checkNumber,
  money: checkNumber,
  weight: checkNumber,
  percent: checkNumber,
  boolean: () => {},
  date: ({ default: preset }, path) =>
    checkDefault(preset === null || preset === 'today', preset, path, `Use 'today' or leave it out.`),
  dateTime: ({ default: preset }, path) =>
    checkDefault(preset === null || preset === 'now', preset, path, `Use 'now' or leave it out.`),
  email: checkText,
  phone: checkText,
  taxCode: checkText,
  color: ({ default: preset }, path) =>
    checkDefault(preset === null || COLOR.test(preset), preset, path, 'Write it as #rrggbb.'),
  select: ({ choices, default: preset, colors }, path) => {
    if (choices.length === 0) refuse('E_NO_CHOICES', path, 'select has no choices', 'Name at least one.')
    if (new Set(choices).size < choices.length)
      refuse('E_SAME_CHOICE', path, 'a choice is named twice', 'Name each choice once.')
    if (preset !== null && !choices.includes(preset))
      refuse('E_DEFAULT', path, `default '${preset}' is not among the choices`, oneOf(choices))
    for (const [choice, color] of Object.entries(colors)) {
      if (!choices.includes(choice))
        refuse('E_COLOR', `${path}.colors.${choice}`, `'${choice}' is not among the choices`, oneOf(choices))
      if (!choiceColors.includes(color))
        refuse('E_COLOR', `${path}.colors.${choice}`, `there is no colour '${String(color)}'`, oneOf(choiceColors))
    }
  },
  belongsTo: ({ suggests, readOnly }, path, name) => {
    if (!name.endsWith('Id'))
      refuse('E_RELATION_NAME', path, `a belongsTo field is called '${name}'`, `Call it '${name}Id'.`)
    if (suggests !== null && readOnly)
      refuse('E_SUGGESTS', `${path}.suggests`, 'nobody writes the field', 'Leave it out.')
  },
  belongsToMany: (_field, path, name) => {
    if (!name.endsWith('Ids'))
      refuse('E_RELATION_NAME', path, `a belongsToMany field is called '${name}'`, `Call it '${name}Ids'.`)
  },
  attributes: ({ maxEntries }, path) => checkRange(1, maxEntries, path),
  lines: ({ min, max }, path) => checkRange(min, max, path),
  address: checkText,
  username: checkText,
  permissions: checkText,
  image: checkFolder,
  files: (field, path) => {
    checkFolder(field, path)
    checkRange(1, field.maxCount, path)
  },
}

/** Refuses options that fields of this type do not have, so that none is ignored silently. */
function checkOptions(field: Field, path: string): void {
  const known = optionsOf.get(field.type)!
  for (const option of Object.keys(field))
    if (!known.has(option))
      refuse('E_NOT_SERVED', `${path}.${option}`, `nothing serves '${option}' of ${field.type}`, oneOf(known))
}

/** Checks one field by itself: bounds in order, a default that it can hold, a name that fits its type. */
export function checkField(field: Field, path: string, name: string): void {
  checkOptions(field, path)
  const check = checks[field.type] as (field: Field, path: string, name: string) => void
  check(field, path, name)
  if (field.level !== null && (field.required || field.requiredWhen !== null || field.readOnly))
    refuse('E_LEVEL', `${path}.level`, 'not everybody could fill it in', 'Let it be empty, and written by people.')
}
