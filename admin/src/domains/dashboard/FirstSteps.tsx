import { CheckCircleFilled } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { mayOpen } from '../../routes/served.ts'
import { useSession } from '../../session/session.ts'
import type { Step } from './dashboard.ts'

const paths: Readonly<Record<Step, string>> = {
  company: '/system/tenant',
  warehouse: '/categories/warehouse',
  products: '/product-management',
  customers: '/customers/infomation',
  order: '/sale-management/order/add',
}

/** How a new company begins, in place of a wall of zeros. Steps that the person cannot take are no links. */
export function FirstSteps({ of }: { of: Readonly<Record<Step, boolean>> }) {
  const t = useTranslate()
  const who = useSession()
  return (
    <section className="panel first-steps">
      <h2>{t('dashboard.setup.title')}</h2>
      <p>{t('dashboard.setup.note')}</p>
      <ol>
        {(Object.keys(paths) as Step[]).map((step) => (
          <li key={step} className={of[step] ? 'is-done' : undefined}>
            {mayOpen(who, paths[step]) ? (
              <Link to={paths[step]}>{t(`dashboard.setup.${step}`)}</Link>
            ) : (
              <span>{t(`dashboard.setup.${step}`)}</span>
            )}
            {of[step] && <CheckCircleFilled aria-label={t('dashboard.setup.done')} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
