import type { ShowGroupProps } from '../../../resources/show/showGroup.ts'
import { useList, useTranslate } from '@refinedev/core'
import { Alert, Button } from 'antd'
import { useNavigate } from 'react-router'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { paths } from '../../../resources/model/paths.ts'
import { registered } from '../../../resources/model/registry.ts'
import { useRights } from '../../../resources/model/useRights.ts'
import { useTitles } from '../../../resources/model/useWords.ts'
import { Facts } from '../../../resources/show/Groups.tsx'
import './tariff.css'

const zones = registered('shipping-zones')!

/** The charges of a tariff; one by zones, or out of use and perhaps about to be, leads to adding zones. */
export default function TariffFacts(props: ShowGroupProps) {
  const byZones = props.row.method === 'zone'
  return (
    <>
      <Facts {...props} />
      {(byZones || props.row.status === 'inactive') && <AddZone tariffId={props.row.id} needed={byZones} />}
    </>
  )
}

function AddZone({ tariffId, needed }: { tariffId: string; needed: boolean }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { one } = useTitles(zones)
  const { create } = useRights(zones)
  const { query, result } = useList<AnyRow>({
    resource: zones.name,
    pagination: { currentPage: 1, pageSize: 1, mode: 'server' },
    filters: [{ field: 'shippingFeeId', operator: 'eq', value: tariffId }],
    errorNotification: false,
  })
  const add = () => void navigate(`${paths.create(zones)}?${new URLSearchParams({ shippingFeeId: tariffId })}`)
  const isBare = needed && query.data && result.total === 0
  if (!isBare && !create) return null
  return (
    <div className="tariff-zones">
      {isBare && <Alert type="warning" showIcon message={t('resources.shipping-fees.zones.none')} />}
      {create && <Button onClick={add}>{t('crud.form.addTitle', { one })}</Button>}
    </div>
  )
}
