import type { Choice } from './model/choice.ts'
import { useId } from 'react'
import { cellId, useShared } from './context.ts'
import type { Line } from './model/line.ts'
import { Told } from './Told.tsx'

type Props = {
  line: Line
  field: string
  label: string
  value: string | null
  choices: readonly Choice[]
  wrong?: string
}

/** One of a few words. Letters choose, Alt and the down arrow open the list; the bare arrows lead to other cells. */
export function ChoiceCell({ line, field, label, value, choices, wrong }: Props) {
  const { id, actions, readOnly } = useShared()
  const told = useId()
  const select = (
    <select
      id={cellId(id, line.key, field)}
      className="grid-input"
      data-cell={field}
      data-mode="move"
      aria-label={label}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? told : undefined}
      title={wrong}
      disabled={readOnly}
      value={value ?? ''}
      onChange={(event) => actions.set(line.key, field, event.target.value || null)}
    >
      {value === null && choices[0]?.value !== '' && <option value="" />}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
  return (
    <>
      {select}
      <Told id={told} text={wrong} />
    </>
  )
}
