import { UUID } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { StraightOf } from './StraightDialog.tsx'

/** Delivers an order straight, for people who see no orders: `?orderId=…`. */
export default function StraightPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const id = query.get('orderId') ?? ''
  return (
    <section className="screen">
      <PageHeader title={t('crud.straight')} />
      {UUID.test(id) && <StraightOf id={id} onClose={() => void navigate('/')} />}
    </section>
  )
}
