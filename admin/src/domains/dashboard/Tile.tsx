import { ArrowDownOutlined, ArrowUpOutlined, InfoCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Change } from './change.ts'
import { Sparkline } from './Sparkline.tsx'

type Props = {
  title: string
  /** What it is and how it is worked out. */
  explained: string
  /** Where what it is made of is listed. */
  to: string
  value: string
  change?: Change
  series?: readonly string[]
  /** A second figure below. */
  beside?: ReactNode
}

/** One figure of the company. It leads to what it is made of. */
export function Tile({ title, explained, to, value, change, series, beside }: Props) {
  return (
    <article className="tile panel">
      <header>
        <h2>{title}</h2>
        <Tooltip title={explained} trigger={['hover', 'focus', 'click']}>
          <button type="button" className="tile-info" aria-label={explained}>
            <InfoCircleOutlined aria-hidden />
          </button>
        </Tooltip>
      </header>
      <Link to={to} className="tile-value figures">
        {value}
      </Link>
      {change && (
        <p className={`tile-change ${change.isGood === false ? '' : `tile-${change.direction}`}`}>
          {change.direction === 'up' && <ArrowUpOutlined aria-hidden />}
          {change.direction === 'down' && <ArrowDownOutlined aria-hidden />} {change.text}
        </p>
      )}
      {beside && <p className="tile-beside figures">{beside}</p>}
      {series && <Sparkline of={series} />}
    </article>
  )
}
