import { type ReactNode, useId } from 'react'

type Props = { label: string; hint?: string; required?: boolean; children: (id: string) => ReactNode }

/** A control under its label. */
export function Labelled({ label, hint, required, children }: Props) {
  const id = useId()
  return (
    <div className="designer-field">
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="designer-required" aria-hidden>
            *
          </span>
        )}
      </label>
      {children(id)}
      {hint && <small>{hint}</small>}
    </div>
  )
}
