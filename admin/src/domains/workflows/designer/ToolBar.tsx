import {
  ApartmentOutlined,
  PlusOutlined,
  QuestionOutlined,
  RedoOutlined,
  SettingOutlined,
  TableOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { addMenu } from './addMenu.ts'
import type { Designer } from './useDesigner.ts'
import type { Gestures } from './useGestures.ts'

type Props = {
  designer: Designer
  gestures: Gestures
  readOnly: boolean
  asTable: boolean
  /** Null where sizes cannot be chosen, as on a phone. */
  onTable: ((asTable: boolean) => void) | null
  onSettings: (() => void) | null
  onKeys: () => void
}

/** What is done to the diagram as a whole. */
export function ToolBar({ designer, gestures, readOnly, asTable, onTable, onSettings, onKeys }: Props) {
  const t = useTranslate()
  return (
    <div className="designer-tools" role="toolbar" aria-label={t('workflows.canvas.label')}>
      {!readOnly && (
        <>
          <Button
            icon={<UndoOutlined />}
            disabled={!designer.canUndo}
            onClick={gestures.undo}
            aria-label={t('workflows.canvas.undo')}
            title={`${t('workflows.canvas.undo')} (Ctrl+Z)`}
          />
          <Button
            icon={<RedoOutlined />}
            disabled={!designer.canRedo}
            onClick={gestures.redo}
            aria-label={t('workflows.canvas.redo')}
            title={`${t('workflows.canvas.redo')} (Ctrl+Shift+Z)`}
          />
          {!asTable && (
            <Button icon={<ApartmentOutlined />} onClick={gestures.arrange}>
              {t('workflows.canvas.arrange')}
            </Button>
          )}
          <Dropdown autoFocus trigger={['click']} menu={addMenu(t, gestures.addLoose)}>
            <Button icon={<PlusOutlined />}>{t('workflows.canvas.loose')}</Button>
          </Dropdown>
        </>
      )}
      {onSettings && (
        <Button icon={<SettingOutlined />} onClick={onSettings}>
          {t('workflows.tabs.settings')}
        </Button>
      )}
      {!asTable && (
        <Button
          icon={<QuestionOutlined />}
          onClick={onKeys}
          aria-label={t('workflows.keys.title')}
          title={`${t('workflows.keys.title')} (?)`}
        />
      )}
      {onTable && (
        <Button
          className="designer-view"
          icon={asTable ? <ApartmentOutlined /> : <TableOutlined />}
          onClick={() => onTable(!asTable)}
        >
          {t(`workflows.canvas.${asTable ? 'diagram' : 'outline'}`)}
        </Button>
      )}
    </div>
  )
}
