import { RETURN_PLACES } from '@barem/resources/calc/return_places'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { lazy, Suspense } from 'react'
import { FormField, GroupFields } from '../../../resources/form/FormGroups.tsx'
import type { Part } from './part.ts'

const FillIn = lazy(() => import('../../../documents/from/FillIn.tsx'))

type Line = { productStatus?: keyof typeof RETURN_PLACES | null; quantity?: unknown }

/** Fields that are shown above the goods that come back. */
const HEAD = ['invoiceId', 'reasonId', 'warehouseId', 'officerId'] as const

/** The warehouses that damaged goods and scrap among the lines go to. */
const placesIn = ({ lines = [] }: { lines?: readonly Line[] }): string =>
  [...new Set(lines.map(({ productStatus }) => RETURN_PLACES[productStatus ?? 'good']))].sort().join()

export const shownOfBack = [...HEAD, 'damagedWarehouseId', 'scrapWarehouseId', 'refundFundId', 'approverId', 'lines']

/** What comes back, of which invoice, why, and where it goes. */
export function BackPart({ part }: { part: Part }) {
  const t = useTranslate()
  const { definition, words, form, start, refusals } = part
  const places = (Form.useWatch(placesIn, { form, preserve: true }) ?? '') as string
  const shared = { definition, words, row: null, refusals }
  const names = [...HEAD, ...['damagedWarehouseId', 'scrapWarehouseId'].filter((name) => places.includes(name))]
  return (
    <section className="exchange-part" aria-labelledby="exchange-back">
      <h2 id="exchange-back">{t('exchange.back')}</h2>
      <Form form={form} name="exchange-back" layout="vertical" initialValues={start}>
        <div className="exchange-fields">
          {names
            .filter((name) => name in definition.fields)
            .map((name) => (
              <FormField key={name} {...shared} name={name} />
            ))}
        </div>
        <GroupFields {...shared} group="goods" names={['lines']} />
        <Suspense>
          <FillIn definition={definition} start={start} onFilled={() => undefined} />
        </Suspense>
      </Form>
    </section>
  )
}
