import type { LineEntry } from '@barem/resources/kit'
import { createSlot } from '../../slot.ts'
import type { LineView } from './view.ts'

/** How domains show their lines, by the entry of the lines. */
export const lineViews = createSlot<LineEntry, LineView>('view of lines')
