import { exact, exactly } from '@barem/resources/calc/exact'
import { countedOf, tillNoteNames } from '@barem/resources/calc/till-notes'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import type { FormFootProps } from '../../../overrides/types.ts'
import { Amount } from '../amount.tsx'
import { type CashBook, useBook } from './book.ts'
import '../payment-preview.css'

const NAMES = [...tillNoteNames, 'loose'] as const

/** A figure as it is typed; nothing while it cannot be read. */
const readable = (value: unknown) => (exactly((value ?? null) as string | null) ? value : null)

/** The foot of a count's form: what the notes come to, what the book says on its day, and what differs. */
export default function CountFoot({ words }: FormFootProps) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const read = (name: string) => Form.useWatch(name, { form, preserve: true }) as string | number | null | undefined
  const counted = countedOf(Object.fromEntries(NAMES.map((name) => [name, readable(read(name))])))
  const [fundId, day] = [read('fundId'), read('documentDate')]
  const isAsked = typeof fundId === 'string' && typeof day === 'string'
  const { data } = useBook<CashBook>(
    'cash-book',
    { fundId: isAsked ? fundId : '', from: '', to: isAsked ? day : '', _start: '0', _end: '1' },
    isAsked,
  )
  const booked = isAsked ? data?.sum.closing : undefined
  return (
    <p className="payment-preview" role="status">
      <span>
        {words.field('counted')} <Amount of={counted} />
      </span>
      {booked !== undefined && (
        <>
          <span>
            {words.field('booked')} <Amount of={booked} />
          </span>
          <span className={booked === counted ? undefined : 'debt-late'}>
            {booked === counted ? t('cash.agrees') : words.field('difference')}{' '}
            {booked !== counted && <Amount of={exact.sub(counted, booked).toFixed()} />}
          </span>
        </>
      )}
    </p>
  )
}
