import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { FormField, GroupFields } from '../../../resources/form/FormGroups.tsx'
import type { Part } from './part.ts'

export const shownOfTaken = ['exportingWarehouseId', 'shippingAddress', 'lines']

/** The goods that the customer takes instead, and where they leave from. */
export function TakenPart({ part, lacksAddress }: { part: Part; lacksAddress: boolean }) {
  const t = useTranslate()
  const { definition, words, form, start, refusals } = part
  const shared = { definition, words, row: null, refusals }
  return (
    <section className="exchange-part" aria-labelledby="exchange-taken">
      <h2 id="exchange-taken">{t('exchange.taken')}</h2>
      <Form form={form} name="exchange-taken" layout="vertical" initialValues={start}>
        <div className="exchange-fields">
          <FormField {...shared} name="exportingWarehouseId" />
          {lacksAddress && <FormField {...shared} name="shippingAddress" />}
        </div>
        <GroupFields {...shared} group="goods" names={['lines']} />
      </Form>
    </section>
  )
}
