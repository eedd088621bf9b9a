import { Input } from 'antd'
import type { ComponentProps } from 'react'

const MAX = 1000

/** What somebody says about an action, in the form of a dialog. */
export const CommentInput = (props: ComponentProps<typeof Input.TextArea>) => (
  <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={MAX} {...props} />
)
