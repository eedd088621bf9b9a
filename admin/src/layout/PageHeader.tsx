import type { ReactNode } from 'react'
import './page-header.css'

type Props = {
  title: ReactNode
  /** A note on the title: a count, a status. */
  note?: ReactNode
  /** Rare ones first, the primary one last and filled. */
  actions?: ReactNode
}

/** The one header of a page: its name, what it is, what can be done with it. */
export function PageHeader({ title, note, actions }: Props) {
  return (
    <header className="page-header">
      <div className="page-header-name">
        <h1>{title}</h1>
        {note && <div className="page-header-note">{note}</div>}
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
    </header>
  )
}
