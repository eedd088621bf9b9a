import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'

export function HomeButton() {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <Button type="primary" onClick={() => void navigate('/')}>
      {t('shell.backHome')}
    </Button>
  )
}
