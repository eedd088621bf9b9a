import { CloseOutlined } from '@ant-design/icons'
import { AntDActionElement, type AntDActionProps } from '@react-querybuilder/antd'
import { Checkbox } from 'antd'
import type { NotToggleProps } from 'react-querybuilder'

/** antd's button of the editor, no louder than what it edits. */
export function SmallAction(props: AntDActionProps) {
  const isRemoval = props.label === '✕'
  return (
    <AntDActionElement
      {...props}
      size="small"
      type={isRemoval ? 'text' : 'default'}
      label={isRemoval ? <CloseOutlined /> : props.label}
      aria-label={props.title}
    />
  )
}

/** Turns a group into its opposite. */
export const NotBox = ({ checked, handleOnChange, label, title, disabled }: NotToggleProps) => (
  <Checkbox
    checked={checked ?? false}
    disabled={disabled}
    aria-label={title}
    onChange={({ target }) => handleOnChange(target.checked)}
  >
    {label}
  </Checkbox>
)
