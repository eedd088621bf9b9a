import type { ShapeName } from '@barem/resources/calc/shapes'
import type { CellProps } from '../../resources/cells/cell.ts'
import ImageCell from '../../resources/cells/ImageCell.tsx'
import { NoPicture } from '../../resources/cells/NoPicture.tsx'
import { ShapePicture } from './shapes/Drawing.tsx'

/** The picture of a product; in a row without a picture, a drawing of its shape's section. */
export default function ImageOrDrawing(props: CellProps<'image'>) {
  const { value, row, inRow } = props
  if ((value as string | null) ?? null) return <ImageCell {...props} />
  if (!inRow) return <span className="cell-absent">—</span>
  return typeof row.shape === 'string' ? (
    <span className="thumb thumb-none thumb-drawn">
      <ShapePicture shape={row.shape as ShapeName} />
    </span>
  ) : (
    <NoPicture />
  )
}
