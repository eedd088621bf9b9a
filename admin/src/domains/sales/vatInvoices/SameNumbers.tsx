import { ExclamationCircleOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Button, Popover } from 'antd'
import { Link } from 'react-router'
import { call } from '../../../http/client.ts'
import { paths } from '../../../resources/model/paths.ts'
import './same-numbers.css'

interface SameNumber {
  serial: string
  invoices: { id: string; number: string }[]
}

/** VAT invoices from before numbers were compared by value, of which two or more have the same one. */
export default function SameNumbers({ definition }: { definition: AnyResource }) {
  const t = useTranslate()
  const { data = [] } = useQuery({
    queryKey: [definition.name, 'same-numbers'],
    queryFn: async ({ signal }) =>
      (await call<SameNumber[]>(`${definition.path}/same-numbers`, { signal, quiet: true })).body,
    retry: false,
  })
  if (data.length === 0) return null
  const list = (
    <div className="same-numbers">
      <p>{t('vat.sameAbout')}</p>
      <ul>
        {data.map(({ serial, invoices }) => (
          <li key={invoices[0]!.id}>
            <span className="code">{serial}</span>
            {invoices.map(({ id, number }) => (
              <Link key={id} to={paths.show(definition, id)}>
                {number}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <Popover content={list} title={t('vat.sameTitle')} trigger="click" placement="bottomRight">
      <Button icon={<ExclamationCircleOutlined />}>{t('vat.same', { count: data.length })}</Button>
    </Popover>
  )
}
