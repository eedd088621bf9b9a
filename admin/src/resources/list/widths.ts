import type { AnyResource } from '@barem/resources/kit'
import { hasInRow } from '../../overrides/resolve.ts'
import { layouts } from '../cells/layout.ts'
import type { Column } from '../model/columns.ts'

/** Pixels of the column of ticks. */
export const TICKS_WIDTH = 40
const MENU_WIDTH = 44
/** With a button of the row before it. */
const MENU_AND_BUTTON = 132
const TITLE_WIDTH = 220

/** The pixels of the column of ⋯ menus. */
export const menuWidth = (definition: AnyResource): number => (hasInRow(definition) ? MENU_AND_BUTTON : MENU_WIDTH)

/** The pixels of a column: those of its definition, else of its type. */
export const widthOf = ({ list, title }: AnyResource, { name, type }: Column): number =>
  list.widths[name] ?? (name === title ? TITLE_WIDTH : layouts[type].width)
