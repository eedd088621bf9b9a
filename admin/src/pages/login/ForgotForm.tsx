import type { LoginValues } from './values.ts'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { App, Button, Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { call } from '../../http/client.ts'
import { AccountField } from './AccountField.tsx'
import { FormAlert } from './FormAlert.tsx'

type Outcome = { type: 'success' | 'error'; text: string }

/** Asks for the account, then for confirmation; the server never reveals whether the account exists. */
export function ForgotForm({ form, onBack }: { form: FormInstance<LoginValues>; onBack: () => void }) {
  const t = useTranslate()
  const { modal } = App.useApp()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function send(account: string) {
    try {
      await call('Account/forgotpassword', { method: 'POST', body: { email: account }, anonymous: true })
      setOutcome({ type: 'success', text: t('account.forgot.success', { account }) })
    } catch (failure) {
      setOutcome({ type: 'error', text: (failure as Error).message || t('account.forgot.failed') })
    }
  }

  function confirm({ account }: LoginValues) {
    const name = account.trim()
    setOutcome(null)
    modal.confirm({
      title: t('account.forgot.confirmTitle'),
      content: t('account.forgot.confirm', { account: name }),
      okText: t('account.forgot.submit'),
      onOk: () => send(name),
    })
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={confirm}
      scrollToFirstError={{ focus: true }}
    >
      <AccountField />
      <FormAlert type={outcome?.type} text={outcome?.text ?? null} />
      <Button type="primary" htmlType="submit" block>
        {t('account.forgot.submit')}
      </Button>
      <Button type="link" block icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack} className="login-back">
        {t('account.forgot.back')}
      </Button>
    </Form>
  )
}
