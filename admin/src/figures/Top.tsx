import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatNumber, withMinus } from '../format/number.ts'
import './figures.css'

export type TopRow = { key: string; code: string | null; name: string; to: string; value: string }

type Props = {
  title: string
  rows: readonly TopRow[]
  /** How many there are in all, and what all of them come to. */
  total: number
  sum: string
  /** Where all of them are listed. */
  to: string
  nothing: string
}

const figure = (value: string) => withMinus(formatNumber(value, 0))

/** The largest of something, the others together, and what all come to: the list sums to its total. */
export function Top({ title, rows, total, sum, to, nothing }: Props) {
  const t = useTranslate()
  const others = total - rows.length
  const rest = rows.reduce((left, { value }) => left - BigInt(value), BigInt(sum))
  return (
    <section className="panel top" aria-label={title}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      {rows.length === 0 ? (
        <p className="top-nothing">{nothing}</p>
      ) : (
        <ol>
          {rows.map(({ key, code, name, to: own, value }) => (
            <li key={key}>
              <span className="top-name" title={name}>
                {code && <span className="code">{code}</span>} {name}
              </span>
              <Link to={own} className="figures">
                {figure(value)}
              </Link>
            </li>
          ))}
          {others > 0 && (
            <li>
              <span className="top-name">{t('dashboard.tops.others', { count: others })}</span>
              <Link to={to} className="figures">
                {figure(String(rest))}
              </Link>
            </li>
          )}
          <li className="top-total">
            <span className="top-name">{t('dashboard.total')}</span>
            <Link to={to} className="figures">
              {figure(sum)}
            </Link>
          </li>
        </ol>
      )}
    </section>
  )
}
