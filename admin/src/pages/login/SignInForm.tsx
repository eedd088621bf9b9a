import type { LoginValues } from './values.ts'
import { LockOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form, type FormInstance, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { signIn } from '../../providers/auth.ts'
import { AccountField } from './AccountField.tsx'
import { FormAlert } from './FormAlert.tsx'
import { rememberUser } from './remembered.ts'
import { TenantField } from './TenantField.tsx'

type Props = { form: FormInstance<LoginValues>; onForgot: () => void }

export function SignInForm({ form, onForgot }: Props) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit({ tenantId, account, password, rememberMe }: LoginValues) {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await signIn({ tenantId, account: account.trim(), password, rememberMe })
      rememberUser(rememberMe ? { tenantId, account: account.trim() } : null)
    } catch (failure) {
      setError((failure as Error).message)
      setBusy(false)
      form.getFieldInstance('password')?.focus({ cursor: 'all' })
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      <TenantField />
      <AccountField />
      <Form.Item
        name="password"
        label={t('account.login.password')}
        rules={[{ required: true, message: t('account.login.passwordRequired') }]}
      >
        <Input.Password
          prefix={<LockOutlined aria-hidden />}
          placeholder={t('account.login.passwordPlaceholder')}
          autoComplete="current-password"
          maxLength={128}
        />
      </Form.Item>
      <div className="login-row">
        <Form.Item name="rememberMe" valuePropName="checked" noStyle>
          <Checkbox>{t('account.login.remember')}</Checkbox>
        </Form.Item>
        <Button type="link" size="small" onClick={onForgot}>
          {t('account.login.forgot')}
        </Button>
      </div>
      <FormAlert type="error" text={error} />
      <Button type="primary" htmlType="submit" block loading={busy}>
        {t('account.login.submit')}
      </Button>
    </Form>
  )
}
