import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../controls/Select.tsx'
import type { Approval } from '../document.ts'

/** Where a rejection leads, other than the step says; one of `requester` and `step:…`, empty for as it says. */
export function ReturnTo({ approval }: { approval: Approval }) {
  const t = useTranslate()
  const before = approval.steps.slice(0, approval.step)
  return (
    <Form.Item name="to" label={t('documents.way.returnTo.label')} initialValue="">
      <Select<string>
        aria-label={t('documents.way.returnTo.label')}
        options={[
          { value: '', label: t('documents.way.returnTo.usual') },
          { value: 'requester', label: t('documents.way.returnTo.requester') },
          ...before.map(({ node, name }) => ({
            value: `step:${node}`,
            label: t('documents.way.returnTo.step', { name }),
          })),
        ]}
      />
    </Form.Item>
  )
}

/** What of a choice goes into the body of a rejection. */
export function returnSaid(to: unknown): object {
  if (typeof to !== 'string' || to === '') return {}
  return { to: to === 'requester' ? to : { step: to.slice('step:'.length) } }
}
