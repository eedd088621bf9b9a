import { AppstoreAddOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { useRights } from '../../resources/model/useRights.ts'
import { FAMILY_PATH } from './family/path.ts'

/** Leads to the page that adds many products at once, for people who may add one. */
export default function ListActions({ definition }: { definition: AnyResource }) {
  const t = useTranslate()
  const rights = useRights(definition)
  if (!rights.create) return null
  return (
    <Link to={FAMILY_PATH}>
      <Button icon={<AppstoreAddOutlined />} tabIndex={-1}>
        {t('menu.productFamily')}
      </Button>
    </Link>
  )
}
