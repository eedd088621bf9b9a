import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { copyText } from '../../../copy.ts'
import './issued-password.css'

export type Issued = { password: string; mailed: boolean }

type Props = { issued: Issued; username: string; email: string | null }

/** A one-time password, to be read out or copied. It is nowhere else once this is closed. */
export function IssuedPassword({ issued: { password, mailed }, username, email }: Props) {
  const t = useTranslate()
  const [copied, setCopied] = useState(false)

  async function copy() {
    setCopied(await copyText(password))
  }

  return (
    <div className="issued">
      <dl>
        <dt>{t('resources.users.fields.username')}</dt>
        <dd className="code">{username}</dd>
        <dt>{t('access.issued.password')}</dt>
        <dd>
          <output className="code">{password}</output>
          <Button icon={<CopyOutlined />} onClick={() => void copy()}>
            {t(copied ? 'access.issued.copied' : 'access.issued.copy')}
          </Button>
        </dd>
      </dl>
      <p>{t('access.issued.once')}</p>
      <p>{mailed ? t('access.issued.mailed', { email }) : t('access.issued.notMailed')}</p>
    </div>
  )
}
