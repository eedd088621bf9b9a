import { EyeOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { App, Button, Dropdown } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { withWords } from '../../i18n/later.ts'
import { loadedAhead } from '../../layout/loadedAhead.tsx'
import { useAllowed } from '../../session/useAllowed.ts'
import type { ColumnChoice } from '../list/useColumns.ts'
import type { ListControl } from '../list/useListState.ts'
import type { Words } from '../model/words.ts'

const ViewDialogs = loadedAhead(() => withWords('views', () => import('./ViewDialogs.tsx')))

/** The purpose of a dialog about views. */
export type Question = 'create' | 'rename' | 'delete'

type Props = { definition: AnyResource; words: Words; control: ListControl; columns: ColumnChoice }

/** Names the current view of the list. The actions on views load when the menu is first opened. */
export function ViewMenu({ definition, words, control, columns }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [entries, setEntries] = useState<typeof import('./entries.tsx') | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const mayShare = useAllowed(definition.area, 'f')
  const { view, changed } = control
  const list = entries?.entriesOf({ t, message, definition, words, control, mayShare, ask: setQuestion })
  const spoken = [t('crud.views.button'), view?.name, changed && t('crud.views.changed')].filter(Boolean).join(', ')

  function load(opens: boolean) {
    if (opens) ViewDialogs.load()
    if (opens && !entries) void withWords('views', () => import('./entries.tsx')).then(setEntries)
  }

  return (
    <>
      <Dropdown
        menu={{
          items: list?.items ?? [{ key: 'waiting', disabled: true, label: <i className="bar" /> }],
          onClick: ({ key }) => list?.run(key),
        }}
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        overlayClassName="view-menu"
        onOpenChange={load}
      >
        <Button className="view-button" icon={<EyeOutlined />} aria-label={spoken}>
          <span className="view-name">{view?.name ?? t('crud.views.button')}</span>
          {changed && <em>{t('crud.views.changed')}</em>}
        </Button>
      </Dropdown>
      {question && (
        <Suspense>
          <ViewDialogs
            question={question}
            definition={definition}
            words={words}
            control={control}
            columns={columns}
            mayShare={mayShare}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  )
}
