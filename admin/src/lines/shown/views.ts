import type { LineView } from './lineView.ts'
import type { GridName } from '@barem/resources/kit'
import { createSlot } from '../../slot.ts'

/** How domains show their lines, by the entry of the lines. */
export const lineViews = createSlot<Exclude<GridName, 'plain'>, LineView>('view of lines')
