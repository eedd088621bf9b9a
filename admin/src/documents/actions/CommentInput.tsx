import { Input } from 'antd'
import { type ComponentProps, useEffect } from 'react'
import { useIsMobile } from '../../layout/useMedia.ts'

const MAX = 1000

type Props = ComponentProps<typeof Input.TextArea> & {
  /** Whether it has to be filled in: it takes the cursor then, except on phones. */
  first: boolean
}

/** What somebody says about an action, in the form of a dialog. */
export function CommentInput({ first, id, ...props }: Props) {
  const takes = first && !useIsMobile()
  // React applies autoFocus before the dialog is in the page, where it has no effect.
  useEffect(() => {
    if (takes && id) document.getElementById(id)?.focus()
  }, [takes, id])
  return <Input.TextArea id={id} autoSize={{ minRows: 2, maxRows: 6 }} maxLength={MAX} {...props} />
}
