import { figuresOf } from '../documents/figures.ts'
import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { Grid, VocabularyValues } from './values.ts'

type Lines = Extract<Field, { type: 'lines' }>

/** Checks lines of goods: the grid shows the goods, and counts them. */
function checkGoods({ fields, columns }: Lines, goods: string, path: string): void {
  if (!(goods in columns)) refuse('E_GRID', `${path}.columns`, `a grid of goods has no column '${goods}'`, 'Add it.')
  if (figuresOf({ fields }, 'count').length === 0)
    refuse('E_GRID', `${path}.fields`, 'no field says how many goods there are', `Give one the role 'count'.`)
}

/** Checks how lines are typed: the line has what the grid needs. */
function checkGrid(grids: Readonly<Record<string, Grid>>, lines: Lines, path: string): void {
  const { fields, grid } = lines
  if (grid === null) return
  if (!Object.hasOwn(grids, grid))
    refuse('E_GRID', `${path}.grid`, `'${grid}' is not a way to type lines`, oneOf(Object.keys(grids)))
  const { fields: needed, goods } = grids[grid]!
  const missing = needed.filter((name) => !(name in fields))
  if (missing.length > 0)
    refuse('E_GRID', `${path}.fields`, `'${grid}' needs ${missing.join(', ')}`, 'Add them, or leave out the grid.')
  if (goods !== null) checkGoods(lines, goods, path)
}

/** Checks the grids of a document's lines. */
export function checkGrids({ name, fields }: AnyResource, { grids }: VocabularyValues): void {
  for (const [key, field] of Object.entries(fields) as [string, Field][])
    if (field.type === 'lines') checkGrid(grids, field, `${name}.fields.${key}`)
}
