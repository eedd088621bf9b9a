import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { SUPER_ADMIN } from '../../../resources/inputs/permissions/superAdmin.ts'
import { approves } from './approves.ts'

const LIMIT = 'approvalLimit'

/** The permissions of a group and, if it may approve, up to how much. */
export default function PermissionFields(props: FormGroupProps) {
  const t = useTranslate()
  const permissions = Form.useWatch('permissions', { form: Form.useFormInstance(), preserve: true }) as unknown
  const shown = approves(permissions) && props.row?.code !== SUPER_ADMIN
  return (
    <div className="form-grid">
      {props.names
        .filter((name) => name !== LIMIT || shown)
        .map((name) => (
          <FormField key={name} {...props} name={name} extra={name === LIMIT ? t('access.limit.means') : undefined} />
        ))}
    </div>
  )
}
