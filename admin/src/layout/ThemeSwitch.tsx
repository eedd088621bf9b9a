import { MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useTranslate } from '@refinedev/core'
import { chooseMode, useMode } from '../theme/preferences.ts'

export function ThemeSwitch() {
  const t = useTranslate()
  const dark = useMode() === 'dark'
  const label = t(dark ? 'shell.themeLight' : 'shell.themeDark')
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={dark ? <SunOutlined /> : <MoonOutlined />}
        aria-label={label}
        onClick={() => chooseMode(dark ? 'light' : 'dark')}
      />
    </Tooltip>
  )
}
