import type { CellProps } from '../../resources/cells/cell.ts'
import ImageCell from '../../resources/cells/ImageCell.tsx'
import { SectionPicture } from './shapes/Drawing.tsx'
import { pictured } from './shapes/pictured.ts'

/** The picture of a product; in a row without a picture, a drawing of its section or of what kind of goods it is. */
export default function ImageOrDrawing(props: CellProps<'image'>) {
  const { value, row, inRow } = props
  if ((value as string | null) ?? null) return <ImageCell {...props} />
  if (!inRow) return <span className="cell-absent">—</span>
  return (
    <span className="thumb thumb-none thumb-drawn">
      <SectionPicture {...pictured(row)} />
    </span>
  )
}
