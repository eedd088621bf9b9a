import type { AnyResource } from '@barem/resources/kit'
import { layouts } from '../cells/layout.ts'
import type { Column } from '../model/columns.ts'

/** Pixels of the columns of ticks and of ⋯ menus. */
export const TICKS_WIDTH = 40
export const MENU_WIDTH = 44
const TITLE_WIDTH = 220

/** The pixels of a column: those of its definition, else of its type. */
export const widthOf = ({ list, title }: AnyResource, { name, type }: Column): number =>
  list.widths[name] ?? (name === title ? TITLE_WIDTH : layouts[type].width)
