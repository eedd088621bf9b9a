import { PrinterOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import type { MenuProps } from 'antd'
import type { Translate } from '../../i18n/translate.ts'
import { paths } from '../../resources/model/paths.ts'

/** Opens the sheet of a document in a tab of its own: the paper that is named, or the one that was printed last. */
export function openPrint(definition: AnyResource, id: string, paper?: string): void {
  const query = paper ? `?paper=${paper}` : ''
  window.open(`${paths.show(definition, id)}/print${query}`, '_blank', 'noopener')
}

/** A menu entry for each paper of a document; `long` names the action too. */
export const printItems = (definition: AnyResource, id: string, t: Translate, long = false): MenuProps['items'] =>
  definition.prints.map(({ paper }) => {
    const name = t(`documents.papers.${paper}`)
    return {
      key: `print ${paper}`,
      icon: long ? <PrinterOutlined /> : undefined,
      label: long ? t('documents.printPaper', { paper: name }) : name,
      onClick: () => openPrint(definition, id, paper),
    }
  })
