import { type ReactNode, useId } from 'react'
import { useMistake } from '../builder/mistakes.ts'
import { useTouch } from '../builder/untouched.ts'

type Aria = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string; status?: 'error' }
type Props = {
  label: ReactNode
  /** Where in the draft it is, so that what is wrong there stands under it. */
  path: string
  hint?: string
  required?: boolean
  children: (aria: Aria) => ReactNode
}

/** A control under its label, with what is wrong about it below. */
export function Labelled({ label, path, hint, required, children }: Props) {
  const id = useId()
  const mistake = useMistake(path)
  const { touch } = useTouch()
  const wrong = mistake && {
    'aria-invalid': true as const,
    status: 'error' as const,
    'aria-describedby': `${id}-wrong`,
  }
  return (
    <div className="own-field" onBlur={() => touch(path)}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="own-required" aria-hidden>
            *
          </span>
        )}
      </label>
      {children({ id, ...wrong })}
      {mistake && (
        <small id={`${id}-wrong`} className="own-wrong">
          {mistake}
        </small>
      )}
      {hint && <small>{hint}</small>}
    </div>
  )
}
