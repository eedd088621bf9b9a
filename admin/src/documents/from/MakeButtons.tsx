import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import type { DocumentRow } from '../document.ts'
import { stepPath } from '../stepPath.ts'
import { isSame, keyOf, type Step } from '../steps.ts'
import { stepWord } from '../stepWord.ts'
import type { Way } from './ways.ts'
import './from.css'

type Props = {
  definition: AnyResource
  row: DocumentRow
  ways: readonly Way[]
  /** The next step of the page, which may be one of them. */
  next: Step | null
}

/** Buttons for the documents that may be made from this one, and for those that were begun from it. */
export function MakeButtons({ definition, row, ways, next }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  return ways.map((way) => (
    <Button
      key={keyOf(way)}
      type={next !== null && isSame(way, next) ? 'primary' : 'default'}
      className="make-button"
      onClick={() => void navigate(stepPath(definition, row.id, way))}
    >
      {stepWord(t, definition, way, row)}
    </Button>
  ))
}
