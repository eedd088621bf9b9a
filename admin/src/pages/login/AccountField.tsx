import { UserOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { isAccount, trimStart } from './rules.ts'

export function AccountField() {
  const t = useTranslate()
  return (
    <Form.Item
      name="account"
      label={t('account.login.account')}
      normalize={trimStart}
      validateTrigger="onBlur"
      rules={[
        { required: true, message: t('account.login.accountRequired') },
        {
          validator: (_, value: string) =>
            !value || isAccount(value.trim())
              ? Promise.resolve()
              : Promise.reject(new Error(t('account.login.accountInvalid'))),
        },
      ]}
    >
      <Input
        prefix={<UserOutlined aria-hidden />}
        placeholder={t('account.login.accountPlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
      />
    </Form.Item>
  )
}
