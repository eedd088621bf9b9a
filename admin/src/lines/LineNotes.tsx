import type { Fault } from './model/fault.ts'
import { useTranslate } from '@refinedev/core'
import { NumberNote } from '../resources/inputs/number/NumberNote.tsx'
import { useShared } from './context.ts'
import { faultText } from './model/faultText.ts'
import type { Line } from './model/line.ts'
import type { Faults } from './model/problems.ts'
import type { PriceQuestion } from './model/question.ts'
import { doubtsOf } from './model/reading.ts'
import { PriceNote } from './PriceNote.tsx'

/** Faults explained in their cells; the others in a sentence below their line. */
const IN_CELLS: ReadonlySet<Fault> = new Set(['unknownGoods', 'severalGoods', 'unsought'])

/** Many sentences of the server do not say which field they are about. */
const named = (heading: string, message: string): string =>
  message.toLowerCase().includes(heading.toLowerCase()) ? message : `${heading}: ${message}`

type Props = {
  line: Line
  faults: Faults | undefined
  refused: Readonly<Record<string, string>> | undefined
  question: PriceQuestion | null
}

/** Below a line: what is wrong with its numbers, and how ambiguous ones are read. */
export function LineNotes({ line, faults = {}, refused = {}, question }: Props) {
  const t = useTranslate()
  const { id, spec, actions, heading } = useShared()
  const doubts = doubtsOf(line)
  const unitOf = (field: string) => spec.columns.find(({ name }) => name === field)?.unit
  const wrong = Object.entries(faults)
    .filter(([, fault]) => !IN_CELLS.has(fault))
    .map(([field, fault]) => faultText(t, fault, { heading: heading(field), text: line.unread?.[field] ?? '' }))
  const all = [...wrong, ...Object.entries(refused).map(([field, message]) => named(heading(field), message))]
  const price = spec.goods?.price.name ?? ''
  if (doubts.length === 0 && all.length === 0 && !question) return null
  return (
    <tr role="row" className="grid-notes-row" data-line={line.key}>
      <td role="gridcell" colSpan={spec.columns.length + 2}>
        <div className="grid-notes">
          {all.map((text, index) => (
            <span key={index} className="grid-note-wrong" role="status">
              {text}
            </span>
          ))}
          {question && <PriceNote question={question} onTake={() => actions.set(line.key, price, question.meant)} />}
          {doubts.map(([field, doubt]) => (
            <NumberNote
              key={field}
              id={`${id}-${line.key}-${field}-note`}
              doubt={doubt}
              unit={unitOf(field)}
              onOther={() => actions.set(line.key, field, doubt.other)}
            />
          ))}
        </div>
      </td>
    </tr>
  )
}
