import { useEffect } from 'react'
import type { Crumb } from './crumbs.ts'

/** Names the page in the browser's tab, nearest first, and announces it to screen readers when it changes. */
export function PageTitle({ trail }: { trail: Crumb[] }) {
  const words = trail.filter(({ to }, index) => to || index === trail.length - 1).map(({ label }) => label)
  const title = words.reverse().join(' · ')
  useEffect(() => {
    document.title = title ? `${title} · Barem` : 'Barem'
  }, [title])
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  )
}
