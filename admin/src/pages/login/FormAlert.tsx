import { Alert, type AlertProps } from 'antd'

/** A sentence above the button, read at once by screen readers. */
export function FormAlert({ type, text }: { type: AlertProps['type']; text: string | null }) {
  return (
    <div role="alert" className="login-alert">
      {text && <Alert type={type} showIcon message={text} role="presentation" />}
    </div>
  )
}
