import type { FactUnit } from '@barem/workflows'
import { useTranslate } from '@refinedev/core'
import { Input } from 'antd'
import { useState } from 'react'
import { figureText, readFigure } from '../../../documents/way/figures.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  unit: FactUnit | null
  label: string
  disabled?: boolean
}

/** A figure as people type it: `100tr`, `1,2 tỷ`. What is read is shown beside it. */
export function FigureInput({ value, onChange, unit, label, disabled }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const read = readFigure(typed ?? value)
  const shown = read === null ? null : figureText(read, unit)
  const isBroken = (typed ?? value) !== '' && read === null
  return (
    <span className="figure-input">
      <Input
        className="figures"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isBroken || undefined}
        status={isBroken ? 'error' : undefined}
        placeholder={unit === 'money' ? t('workflows.amountHint') : undefined}
        disabled={disabled}
        maxLength={30}
        value={typed ?? (shown || value)}
        onFocus={() => setTyped(shown === null ? value : (read ?? value))}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readFigure(target.value) ?? target.value)
        }}
      />
      <small role="status">
        {typed !== null && (isBroken ? t('workflows.badFigure') : shown !== null && typed !== read && `= ${shown}`)}
      </small>
    </span>
  )
}
