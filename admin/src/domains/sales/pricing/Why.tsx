import { BulbOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatNumber } from '../../../format/number.ts'
import type { DiscountReasons, ExplainedLine } from './quoted.ts'
import type { Reach } from './reach.ts'
import { hintText } from './sentences.ts'
import { WhyDiscount } from './WhyDiscount.tsx'
import { WhyPrices } from './WhyPrices.tsx'
import './why.css'

type Props = {
  discount: DiscountReasons
  lines: readonly ExplainedLine[]
  /** Whether a person decided the discount. */ manual: boolean
  /** How the goods of a line reach a policy; null where no line does, or nobody may change them. */
  reach: (hint: DiscountReasons['hints'][number]) => Reach | null
  onReach: (reach: Reach) => void
}

/** What a little more would bring, always in sight, and behind a button why prices and discount are what they are. */
export function Why({ discount, lines, manual, reach, onReach }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const id = useId()
  const low = lines.filter(({ suggested }) => suggested.belowMargin).length
  const hints = manual ? [] : discount.hints.slice(0, 2)
  return (
    <div className="why">
      <ul className="why-hints" role="status">
        {hints.map((hint) => (
          <li key={hint.id}>
            <BulbOutlined aria-hidden /> <span className="tabular">{hintText(hint, t)}</span>
            <ReachButton reach={reach(hint)} onReach={onReach} />
          </li>
        ))}
        {low > 0 && (
          <li key="low" className="why-warning">
            <WarningOutlined aria-hidden /> {t('pricing.lowLines', { total: low })}
          </li>
        )}
      </ul>
      <Button
        type="link"
        size="small"
        className="why-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'pricing.hide' : 'pricing.why')}
      </Button>
      <div id={id} hidden={!open} className="why-parts">
        {open && (
          <>
            <WhyDiscount discount={discount} manual={manual} />
            <WhyPrices lines={lines} />
          </>
        )}
      </div>
    </div>
  )
}

/** Adds the pieces that are missing to a line. */
function ReachButton({ reach, onReach }: { reach: Reach | null; onReach: (reach: Reach) => void }) {
  const t = useTranslate()
  if (!reach) return null
  const { pieces, name, number } = reach
  return (
    <Button size="small" className="why-reach" onClick={() => onReach(reach)}>
      {t('pricing.reach', { n: formatNumber(pieces), name, number })}
    </Button>
  )
}
