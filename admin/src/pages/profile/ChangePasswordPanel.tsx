import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { ApiError } from '../../http/apiError.ts'
import { call } from '../../http/client.ts'
import { splitErrors } from '../../http/fieldErrors.ts'
import { useOneAtATime } from '../../oneAtATime.ts'
import { signOut } from '../../providers/auth.ts'

type Values = { oldPassword: string; newPassword: string; retype: string }

const MIN = 8
const MAX = 128
const WRONG_OLD_PASSWORD = 'USE_ERR_006'

/** After a change every session ends, this one too: the person signs in with the new password. */
export function ChangePasswordPanel({ username }: { username?: string }) {
  const t = useTranslate()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = useOneAtATime(async ({ oldPassword, newPassword }: Values) => {
    setBusy(true)
    setError(null)
    try {
      await call('User/ChangePassword', { method: 'POST', body: { oldPassword, newPassword } })
      await signOut('passwordChanged')
    } catch (failure) {
      show(failure)
      setBusy(false)
    }
  })

  function show(failure: unknown) {
    const { atFields, rest } = splitErrors(failure, ['oldPassword', 'newPassword'])
    const wrongOld = failure instanceof ApiError && failure.code === WRONG_OLD_PASSWORD
    const fields = wrongOld ? [{ name: 'oldPassword', errors: [failure.message] }] : atFields
    form.setFields(fields as Parameters<typeof form.setFields>[0])
    setError(wrongOld ? null : rest)
    if (fields.length > 0) form.getFieldInstance(fields[0].name as keyof Values)?.focus()
  }

  const required = { required: true, message: t('profile.passwordRequired') }
  const length = { min: MIN, max: MAX, message: t('profile.passwordLength', { min: MIN, max: MAX }) }
  const same = ({ getFieldValue }: { getFieldValue: (name: keyof Values) => string }) => ({
    validator: (_: unknown, value: string) =>
      !value || value === getFieldValue('newPassword')
        ? Promise.resolve()
        : Promise.reject(new Error(t('profile.mismatch'))),
  })

  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={(values) => void submit(values)}
      disabled={busy}
      className="password-form"
      scrollToFirstError={{ focus: true }}
    >
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <Form.Item name="oldPassword" label={t('profile.oldPassword')} rules={[required]}>
        <Input.Password autoComplete="current-password" maxLength={MAX} />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={t('profile.newPassword')}
        rules={[required, length]}
        validateTrigger="onBlur"
      >
        <Input.Password
          autoComplete="new-password"
          maxLength={MAX}
          placeholder={t('profile.passwordHint', { min: MIN })}
        />
      </Form.Item>
      <Form.Item
        name="retype"
        label={t('profile.retype')}
        dependencies={['newPassword']}
        rules={[required, same]}
        validateTrigger="onBlur"
      >
        <Input.Password autoComplete="new-password" maxLength={MAX} />
      </Form.Item>
      <div role="alert">
        {error && <Alert className="profile-notice" type="error" showIcon message={error} role="presentation" />}
      </div>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('profile.changePassword')}
      </Button>
    </Form>
  )
}
