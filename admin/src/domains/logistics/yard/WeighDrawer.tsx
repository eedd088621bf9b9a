import { Alert, Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { kgFigure } from '../../../format/number.ts'
import { Keypad, scaleDigits } from './Keypad.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { type Truck } from './tickets.ts'
import { plateText, type Weighing } from './weighing.ts'

type Props = {
  form: Weighing
  recent: readonly Truck[]
  /** Plates of trucks that are in the yard. */
  inYard: readonly string[]
  problem: string | null
  onChange: (form: Weighing) => void
  onClose: () => void
  onConfirm: () => void
}

const kgOf = (figure: string) => (figure === '' ? '—' : kgFigure(figure))

/** Which truck comes: its plate, typed or from those that came last, and its driver. */
function TruckFields({ form, recent, inYard, onChange }: Pick<Props, 'form' | 'recent' | 'inYard' | 'onChange'>) {
  const t = useTranslate()
  const plate = plateText(form.licencePlate)
  return (
    <>
      <Input
        size="large"
        autoCapitalize="characters"
        autoComplete="off"
        aria-label={t('logistics.yard.plate')}
        placeholder={t('logistics.yard.plate')}
        value={form.licencePlate}
        onChange={({ target }) => onChange({ ...form, licencePlate: target.value })}
        onBlur={() => onChange({ ...form, licencePlate: plateText(form.licencePlate) })}
      />
      {inYard.includes(plate) && <Alert type="warning" showIcon message={t('logistics.yard.isHere', { plate })} />}
      {recent.length > 0 && (
        <div className="yard-plates" role="group" aria-label={t('logistics.yard.recent')}>
          {recent.map(({ licencePlate, driverName }) => (
            <button
              key={licencePlate}
              type="button"
              aria-pressed={licencePlate === form.licencePlate}
              onClick={() => onChange({ ...form, licencePlate, driverName: driverName ?? '' })}
            >
              {licencePlate}
            </button>
          ))}
        </div>
      )}
      <Input
        size="large"
        autoComplete="off"
        aria-label={t('logistics.yard.driver')}
        placeholder={t('logistics.yard.driver')}
        value={form.driverName}
        onChange={({ target }) => onChange({ ...form, driverName: target.value })}
      />
    </>
  )
}

/** What both weighings come to, as soon as the second is typed. */
function Net({ first, second }: { first: string; second: string }) {
  const t = useTranslate()
  const net = Math.abs(Number(second) - Number(first))
  return (
    <p className="yard-net">
      {t('logistics.yard.first', { kg: kgOf(first) })}
      {second !== '' && <b>{t('logistics.yard.net', { kg: kgOf(String(net)) })}</b>}
    </p>
  )
}

/** One weighing of a truck, for one hand: which truck, and what the scale shows. */
export function WeighDrawer({ form, recent, inYard, problem, onChange, onClose, onConfirm }: Props) {
  const t = useTranslate()
  // The typed text while it is not a whole number of kg.
  const [odd, setOdd] = useState<string | null>(null)
  const put = (kg: string) => {
    setOdd(null)
    onChange({ ...form, kg })
  }
  const type = (typed: string) => {
    if (/^[\d,\s]*$/.test(typed)) return put(scaleDigits(typed))
    setOdd(typed)
    onChange({ ...form, kg: '' })
  }
  const isReady = form.kg !== '' && (form.ticket !== null || form.licencePlate.trim().length >= 3)
  return (
    <Drawer
      open
      className="yard-drawer"
      width="min(420px, 100vw)"
      onClose={onClose}
      title={form.ticket ? t('logistics.yard.weighAgain', { plate: form.licencePlate }) : t('logistics.yard.arrives')}
      footer={
        <Button type="primary" size="large" block disabled={!isReady} onClick={onConfirm}>
          {form.ticket ? t('logistics.yard.finish') : t('logistics.yard.keep')}
        </Button>
      }
    >
      <div className="yard-form">
        {problem && <Alert type="error" showIcon message={problem} />}
        {form.ticket === null ? (
          <TruckFields form={form} recent={recent} inYard={inYard} onChange={onChange} />
        ) : (
          <Net first={form.ticket.firstWeight} second={form.kg} />
        )}
        <PhotoButton
          count={form.photos.length}
          onStored={(path) => onChange({ ...form, photos: [...form.photos, path] })}
        />
        <label className="yard-kg">
          {/* No keyboard opens on a phone: the keys below are there for it. A desk types here. */}
          <input
            inputMode="none"
            autoComplete="off"
            autoFocus={form.ticket !== null}
            aria-label={t('logistics.yard.weight')}
            placeholder="—"
            value={odd ?? (form.kg === '' ? '' : kgOf(form.kg))}
            aria-invalid={odd === null ? undefined : 'true'}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && isReady && onConfirm()}
          />
          <small>kg</small>
        </label>
        {odd !== null && <Alert type="error" showIcon message={t('logistics.yard.wholeKg')} />}
        <Keypad value={form.kg} onChange={put} />
      </div>
    </Drawer>
  )
}
