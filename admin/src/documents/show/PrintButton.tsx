import { DownOutlined, PrinterOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button, Dropdown, Space } from 'antd'
import { useTranslate } from '@refinedev/core'
import { openPrint, printItems } from './printItems.tsx'

/** Prints a document as it was printed last; beside it the choice of its other papers. */
export function PrintButton({ definition, id }: { definition: AnyResource; id: string }) {
  const t = useTranslate()
  const button = (
    <Button icon={<PrinterOutlined />} onClick={() => openPrint(definition, id)}>
      {t('documents.print')}
    </Button>
  )
  if (definition.prints.length < 2) return button
  return (
    <Space.Compact>
      {button}
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: printItems(definition, id, t) }}>
        <Button icon={<DownOutlined />} aria-label={t('documents.choosePaper')} title={t('documents.choosePaper')} />
      </Dropdown>
    </Space.Compact>
  )
}
