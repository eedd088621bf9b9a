import type { LineView } from './lineView.ts'
import type { LineEntry } from '@barem/resources/kit'
import { createSlot } from '../../slot.ts'

/** How domains show their lines, by the entry of the lines. */
export const lineViews = createSlot<Exclude<LineEntry, 'plain'>, LineView>('view of lines')
