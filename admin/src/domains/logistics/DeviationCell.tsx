import type { CellProps } from '../../resources/cells/cell.ts'
import { Deviation } from '../goods/Deviation.tsx'

/** How far the scale is from the barem, in the colour and word of its band. */
const DeviationCell = ({ value }: CellProps) => <Deviation percent={String(value)} />

export default DeviationCell
