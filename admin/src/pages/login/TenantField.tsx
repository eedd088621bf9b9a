import { Button, Form } from 'antd'
import { useEffect } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../controls/Select.tsx'
import { useTenants } from './useTenants.ts'

/** The company selector. With one company there is nothing to choose. */
export function TenantField() {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const { data: tenants, isPending, isError, refetch } = useTenants()

  useEffect(() => {
    if (!tenants) return
    const chosen = form.getFieldValue('tenantId') as string | undefined
    if (tenants.some(({ id }) => id === chosen)) return
    form.setFieldValue('tenantId', tenants.length === 1 ? tenants[0].id : undefined)
  }, [tenants, form])

  const failed = isError && (
    <span>
      {t('account.login.tenantsFailed')}{' '}
      <Button type="link" size="small" onClick={() => void refetch()}>
        {t('app.retry')}
      </Button>
    </span>
  )
  return (
    <Form.Item
      name="tenantId"
      label={t('account.login.company')}
      extra={failed || undefined}
      rules={[{ required: true, message: t('account.login.companyRequired') }]}
    >
      <Select
        showSearch
        optionFilterProp="label"
        loading={isPending}
        placeholder={t('account.login.companyPlaceholder')}
        options={tenants?.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  )
}
