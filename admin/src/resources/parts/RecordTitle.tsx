import { type AnyResource, statusField } from '@barem/resources/kit'
import { Value } from '../cells/Value.tsx'
import { type AnyRow, columnOf } from '../model/columns.ts'
import { codeOf, titleOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { Copyable } from './Copyable.tsx'

type Props = { definition: AnyResource; row: AnyRow; words: Words }

/** Beside the name of a row: its code and its state. */
export function RecordTitle({ definition, row, words }: Props) {
  const code = codeOf(definition, row)
  const status = statusField(definition)
  return (
    <span className="record-note">
      {code && code !== titleOf(definition, row) && <Copyable text={code} className="code" />}
      {status && <Value definition={definition} row={row} column={columnOf(definition, status)!} words={words} />}
    </span>
  )
}
