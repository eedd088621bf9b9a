import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import type { Level, System, Unit } from './address.ts'
import { useTypedChoice } from '../useTypedChoice.ts'
import { findUnits, rememberUnit, useUnits } from './units.ts'

type Props = {
  system: System
  level: Level
  /** The name of the level in this system. */
  title: string
  /** The unit within which choices are looked for first. */
  parent: string | null
  value: string | null
  /** The name of the chosen unit; null while it is on the way. */
  name: string | null
  onChoose: (unit: Unit) => void
  onClear: () => void
  control: object
}

/** Chooses a province, district or ward by any words of its name and of the units above it, without accents. */
export function UnitSelect({ system, level, title, parent, value, name, onChoose, onClear, control }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { units, loading, settled, error } = useUnits(system, level, parent, typed, open)

  function toggle(next: boolean) {
    setOpen(next)
    setTyped((before) => (next ? before || (missed ?? '') : ''))
  }

  function choose(code: string | undefined) {
    const unit = units.find((one) => one.code === code)
    if (unit) take(unit)
    else onClear()
  }

  function take(unit: Unit) {
    forget()
    rememberUnit(system, unit)
    onChoose(unit)
  }

  const { seeking, missed, forget, onInputKeyDown } = useTypedChoice<Unit>({
    label: title,
    open,
    typed,
    settled,
    count: units.length,
    find: (words) => findUnits(system, level, parent, words),
    choose: take,
    close: () => toggle(false),
  })

  const nothing = () => {
    if (loading) return t('app.loading')
    if (error) return t('crud.failed.title')
    return t(typed === '' && parent === null ? 'crud.address.typeWard' : 'crud.noOption')
  }

  return (
    <Select<string | undefined>
      {...control}
      className="unit-select"
      showSearch
      allowClear
      filterOption={false}
      open={open}
      onOpenChange={toggle}
      searchValue={typed}
      onSearch={setTyped}
      loading={loading || seeking}
      status={missed === null ? undefined : 'error'}
      onInputKeyDown={onInputKeyDown}
      placeholder={missed === null ? title : t('crud.missedWords', { words: missed })}
      notFoundContent={nothing()}
      popupMatchSelectWidth={false}
      listHeight={280}
      options={units.map((unit) => ({ value: unit.code, label: unit.name, unit }))}
      optionRender={({ data }) => <UnitOption unit={data.unit} within={parent} />}
      labelRender={() => name ?? '…'}
      value={value ?? undefined}
      onChange={choose}
    />
  )
}

/** A choice with the units above it, as far as they are not obvious. */
function UnitOption({ unit, within }: { unit: Unit; within: string | null }) {
  const known = unit.above.findIndex(({ code }) => code === within)
  const above = (known === -1 ? unit.above : unit.above.slice(0, known)).map(({ name }) => name).join(', ')
  return (
    <div className="option">
      <span className="option-name">{unit.name}</span>
      {above && <span className="option-hint">{above}</span>}
    </div>
  )
}
