import type { ReactNode } from 'react'

type Props = { code?: string; title: string; text?: string; children?: ReactNode }

/** A page with one message and links onward. */
export function PlainPage({ code, title, text, children }: Props) {
  return (
    <section className="plain-page">
      {code && (
        <div className="plain-page-code" aria-hidden>
          {code}
        </div>
      )}
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className="plain-page-actions">{children}</div>
    </section>
  )
}
