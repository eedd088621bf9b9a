import { rangeNames, type Days, type RangeName } from '@barem/resources/calc/ranges'
import { useTranslate } from '@refinedev/core'
import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import './range-bar.css'

/** A range, and what chooses another. */
export type ChosenRange = {
  name: RangeName
  chosen: Days | null
  choose: (next: RangeName, days?: Days | null) => void
}

/** What the figures are of: one of the usual ranges, or days of one's own. */
export function RangeBar({ range: { name, chosen, choose } }: { range: ChosenRange }) {
  const t = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
  const isCustom = isChoosing || name === 'custom'
  const bar = useRef<HTMLDivElement>(null)
  // On a phone the ranges are wider than the screen: the chosen one is brought into sight.
  useEffect(() => {
    bar.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [name])
  const take = (next: RangeName) => {
    setChoosing(next === 'custom')
    if (next !== 'custom') choose(next)
  }
  return (
    <div ref={bar} className="range-bar" role="group" aria-label={t('dashboard.range')}>
      {rangeNames.map((one) => {
        const isOn = isCustom ? one === 'custom' : one === name
        return (
          <Button
            key={one}
            size="small"
            type={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => take(one)}
          >
            {t(`dashboard.ranges.${one}`)}
          </Button>
        )
      })}
      {isCustom && (
        <DatePicker.RangePicker
          allowClear={false}
          format="DD/MM/YYYY"
          maxDate={dayjs()}
          value={chosen && [dayjs(chosen.from), dayjs(chosen.to)]}
          onChange={(days) => {
            const [from, to] = days ?? []
            if (from && to) choose('custom', { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') })
          }}
        />
      )}
    </div>
  )
}
