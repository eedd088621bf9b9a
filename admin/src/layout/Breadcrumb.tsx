import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import type { Crumb } from './crumbs.ts'

export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const t = useTranslate()
  return (
    <nav className="breadcrumb" aria-label={t('shell.breadcrumb')}>
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={`${index} ${label}`} title={label}>
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
