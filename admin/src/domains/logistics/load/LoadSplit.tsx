import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button, Form } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatNumber } from '../../../format/number.ts'
import { entries } from '../../../lines/entries.ts'
import { adopt, type Line } from '../../../lines/model/line.ts'
import { specOf } from '../../../lines/spec.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { type Exact, isKept } from '../../../resources/rules/index.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { Barems, sharing, splitLoad } from './split.ts'
import './load.css'

const KG = { scale: 2, min: '0.01', max: '200000' }
/** Lines from which on a load is something to be split. */
const SEVERAL = 2

type Props = {
  definition: AnyResource
  row: AnyRow | null
  value?: readonly Line[]
  onChange?: (lines: readonly Line[]) => void
}

/** Asks what the whole load weighed, and splits it over its lines; nothing while there are too few of them. */
export function LoadSplit({ definition, row, value = [], onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  const spec = specOf(definition)
  // What the server works out of lines, such as their weight by barem, draws this anew too.
  entries.get(spec.name).parts.useQuote(Form.useFormInstance(), spec.quoted)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [barems] = useState(() => new Barems())
  const given = useRef<ReadonlyMap<string, string>>(new Map())
  const lines = adopt(value, (row?.[spec.field] ?? []) as Record<string, unknown>[], spec.entry)
  if (sharing(spec.entry, lines, barems).length < SEVERAL) return null
  const weighed = (row?.weighedTotal ?? null) as string | null
  const total = typed ?? weighed

  function split() {
    if (total === null) return
    if (!isKept(KG as Exact, total)) return setWrong(t('logistics.load.unfit', { max: formatNumber(KG.max) }))
    const found = splitLoad(spec, lines, total, barems, given.current)
    if ('reason' in found) return setWrong(t(`logistics.load.${found.reason}`, { kg: formatNumber(found.kg) }))
    setWrong(null)
    given.current = found.given
    onChange?.(found.lines)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    split()
  }

  return (
    <div className="load-split" onKeyDown={press}>
      <label htmlFor={id}>{t('logistics.load.total')}</label>
      <NumberInput
        id={id}
        spec={KG}
        unit="kg"
        value={total}
        onChange={setTyped}
        aria-invalid={wrong === null ? undefined : 'true'}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
      />
      <Button onClick={split} disabled={total === null}>
        {t('logistics.load.split')}
      </Button>
      {wrong && (
        <span id={`${id}-wrong`} className="load-wrong" role="alert">
          {wrong}
        </span>
      )}
    </div>
  )
}
