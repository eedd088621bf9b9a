import { changesOf, type OwnDefinition } from '@barem/resources/own'
import { App } from 'antd'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Tabs } from '../../../controls/Tabs.tsx'
import { useLocale } from '../../../i18n/i18n.ts'
import { usePageTitle } from '../../../layout/pageTitle.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { useMedia } from '../../../layout/useMedia.ts'
import { useLeaveGuard } from '../../../resources/form/useLeaveGuard.tsx'
import { useDefinitions } from '../../../resources/model/registry.ts'
import type { Built } from '../api.ts'
import { mistakesOf, previewOf } from '../model/check.ts'
import { draftOf, type Working } from '../model/working.ts'
import { FieldsPanel } from '../panels/FieldsPanel.tsx'
import { ListPanel } from '../panels/ListPanel.tsx'
import { SettingsPanel } from '../panels/SettingsPanel.tsx'
import { VersionsPanel } from '../panels/VersionsPanel.tsx'
import { Preview } from '../preview/Preview.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { HeadActions } from './HeadActions.tsx'
import { MistakesContext, told, type Told } from './mistakes.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { SaveNote } from './SaveNote.tsx'
import { SheetNote } from './SheetNote.tsx'
import { UntouchedContext, useUntouched } from './untouched.ts'
import { onTopOf, useBuilder } from './useBuilder.ts'
import '../own.css'

type Tab = 'fields' | 'settings' | 'list' | 'versions' | 'preview'

/** Where a mistake is corrected. */
const tabOf = (path: string): Tab =>
  path.startsWith('fields') ? 'fields' : path.startsWith('list') ? 'list' : 'settings'

/** What both come to, with my changes where they collide, and with theirs. */
const sidesOf = (onto: ReturnType<typeof onTopOf>, mine: Working): Record<'mine' | 'theirs', OwnDefinition> => ({
  mine: draftOf(onto(mine, 'mine')),
  theirs: draftOf(onto(mine, 'theirs')),
})

/** The builder beside what it makes. */
export function BuilderScreen({ opened }: { opened: Built }) {
  const t = useTranslate()
  const { message } = App.useApp()
  const onMerged = useCallback(
    (by: string | null) => void message.info(t('own.conflict.merged', { by: by ?? t('own.conflict.someone') })),
    [message, t],
  )
  const builder = useBuilder(opened, onMerged)
  const wide = useMedia('(min-width: 1200px)')
  const { working, stored, save } = builder
  const [tab, setTab] = useState<Tab>('fields')
  const [field, setField] = useState<string | null>(null)
  const [publishing, setPublishing] = useState(false)
  const unsaved = useRef(false)
  unsaved.current = save.is !== 'saved'
  const guard = useRef({ isDirty: () => unsaved.current, discard: () => {} })
  useLeaveGuard(guard)
  const called = working.label[useLocale()] || working.label.vi_VN
  usePageTitle(called)

  const known = useDefinitions().all
  const looked = useDeferredValue(working)
  const untouched = useUntouched(working)
  const { mistakes, shown, isSame } = useMemo(() => {
    const others = known.filter(({ name }) => name !== stored.name)
    const draft = draftOf(looked)
    const found = mistakesOf(draft, stored.area, others, stored.definition)
    const isSame = stored.definition !== null && changesOf(stored.definition, draft).length === 0
    return { mistakes: found, shown: previewOf(draft, stored.area, others, found), isSame }
  }, [looked, known, stored.name, stored.area, stored.definition])
  const last = useRef(shown)
  useEffect(() => {
    if (shown) last.current = shown
  }, [shown])

  const all = useMemo((): Told[] => {
    const own = told(mistakes, t)
    // What the server alone knows, such as what is published already.
    const more = save.is === 'saved' && own.length === 0 ? stored.mistakes : []
    return [...own, ...more.map(({ field: path, message }) => ({ path, text: message }))]
  }, [mistakes, stored.mistakes, save.is, t])

  const wrong = all.filter(({ path }) => !untouched.isUntouched(path))

  function open(uid: string | null) {
    untouched.settle()
    setField(uid)
  }
  function publish() {
    untouched.settle()
    if (all.length > 0) go(all[0]!)
    else setPublishing(true)
  }
  function change(key: string) {
    untouched.settle()
    setTab(key as Tab)
  }
  const go = ({ path }: Told) => {
    setTab(tabOf(path))
    const place = Number(/^fields\.(\d+)/.exec(path)?.[1] ?? -1)
    if (place >= 0) setField(working.fields[place]?.uid ?? null)
  }
  const count = (which: Tab) => wrong.filter(({ path }) => tabOf(path) === which).length
  const label = (which: Tab) => `${t(`own.tabs.${which}`)}${count(which) > 0 ? ` (${count(which)})` : ''}`
  const preview = <Preview shown={shown ?? last.current} />
  const tabs = [
    {
      key: 'fields',
      label: label('fields'),
      children: <FieldsPanel builder={builder} opened={field} onOpen={open} />,
    },
    { key: 'settings', label: label('settings'), children: <SettingsPanel builder={builder} /> },
    { key: 'list', label: label('list'), children: <ListPanel builder={builder} /> },
    { key: 'versions', label: t('own.tabs.versions'), children: <VersionsPanel row={stored} /> },
    ...(wide ? [] : [{ key: 'preview', label: t('own.tabs.preview'), children: preview }]),
  ]
  const name = called || t('own.unnamed')
  return (
    <UntouchedContext value={untouched}>
      <MistakesContext value={wrong}>
        <section className="screen">
          <PageHeader
            title={name}
            note={<SaveNote builder={builder} isSame={isSame} />}
            actions={
              <HeadActions
                builder={builder}
                name={name}
                // While some of them are not shown yet, publishing shows them.
                isWrong={all.length > 0 && wrong.length === all.length}
                isSame={isSame}
                onPublish={publish}
              />
            }
          />
          {wrong.length > 0 && (
            <details className="own-problems">
              <summary>{t('own.problems', { count: wrong.length })}</summary>
              <ul>
                {wrong.map((one) => (
                  <li key={`${one.path} ${one.text}`}>
                    <button type="button" onClick={() => go(one)}>
                      {one.text}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <SheetNote stored={stored} />
          <div className="own-builder">
            <div className="panel own-side">
              <Tabs size="small" activeKey={tab} onChange={change} items={tabs} />
            </div>
            {wide && preview}
          </div>
          {publishing && shown && (
            <PublishDialog
              builder={builder}
              shown={shown}
              onClose={() => setPublishing(false)}
              onDone={() => setPublishing(false)}
            />
          )}
          {save.is === 'conflict' && (
            <ConflictDialog
              by={save.theirs.draft ? save.theirs.draftBy : save.theirs.publishedBy}
              {...sidesOf(onTopOf(save.base, save.theirs), working)}
              onSettle={builder.settle}
            />
          )}
        </section>
      </MistakesContext>
    </UntouchedContext>
  )
}
