import { CheckOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import type { MenuProps } from 'antd'
import type { useAppProps } from 'antd/es/app/context'
import type { Translate } from '../../i18n/translate.ts'
import type { ListControl } from '../list/useListState.ts'
import type { Words } from '../model/words.ts'
import { changeView, lookAgain, setUsual } from './saving.ts'
import { type SavedView, viewStateOf } from './view.ts'
import type { Question } from './ViewMenu.tsx'
import './views.css'

type Parts = {
  t: Translate
  message: useAppProps['message']
  definition: AnyResource
  words: Words
  control: ListControl
  /** Whether the person may share views of this list, and change shared ones. */
  mayShare: boolean
  ask: (question: Question) => void
}

type Items = NonNullable<MenuProps['items']>
type Entry = { key: string; label: string; danger?: boolean; run: () => void }

const only = <T,>(entries: (T | false | null | undefined)[]): T[] =>
  entries.filter((entry): entry is T => Boolean(entry))

/** The entries of the menu of views: all views, and the actions on the current one. */
export function entriesOf({ t, message, definition, words, control, mayShare, ask }: Parts): {
  items: Items
  run: (key: string) => void
} {
  const { views, view, changed, note, open } = control

  async function work(done: string, save: () => Promise<SavedView>) {
    try {
      const saved = await save()
      void message.success(t(done, { name: saved.name }))
    } catch (error) {
      void message.error((error as Error).message)
      void lookAgain(definition.name)
    }
  }

  async function save(current: SavedView) {
    await work('views.saved', async () => {
      const saved = await changeView(current, { state: viewStateOf(definition, control) })
      open(saved)
      return saved
    })
  }

  const savable = view?.mayChange && (changed || note === 'dropped')
  const changes: Entry[] = only([
    savable && { key: 'save', label: t('views.save', { name: view.name }), run: () => void save(view) },
    { key: 'create', label: t('views.saveAs'), run: () => ask('create') },
    changed && { key: 'discard', label: t('views.discard'), run: () => open(view) },
  ])
  const managed: Entry[] = view
    ? only([
        view.mayChange && { key: 'rename', label: t('views.rename'), run: () => ask('rename') },
        view.isDefault
          ? {
              key: 'unusual',
              label: t('views.clearDefault'),
              run: () => void work('views.defaultCleared', () => setUsual(view, false)),
            }
          : {
              key: 'usual',
              label: t('views.makeDefault'),
              run: () => void work('views.defaultMade', () => setUsual(view, true)),
            },
        mayShare &&
          !view.shared && {
            key: 'share',
            label: t('views.share'),
            run: () => void work('views.isShared', () => changeView(view, { shared: true })),
          },
        mayShare &&
          view.shared &&
          view.own && {
            key: 'unshare',
            label: t('views.unshare'),
            run: () => void work('views.isUnshared', () => changeView(view, { shared: false })),
          },
        view.mayChange && { key: 'delete', label: t('views.delete'), danger: true, run: () => ask('delete') },
      ])
    : []

  const line = (name: string, isCurrent: boolean, isDefault: boolean) => (
    <span className="view-entry" data-current={isCurrent || undefined}>
      <CheckOutlined aria-hidden />
      <span>{name}</span>
      {isCurrent && <span className="visually-hidden">{t('views.current')}</span>}
      {isDefault && <em>{t('views.default')}</em>}
    </span>
  )
  const choice = (one: SavedView) => ({
    key: one.id,
    title: one.name,
    label: line(one.name, one.id === view?.id, one.isDefault),
  })
  const group = (key: string, all: SavedView[]) =>
    all.length > 0 ? [{ key, type: 'group' as const, label: t(`views.${key}`), children: all.map(choice) }] : []
  const buttons = (entries: Entry[]): Items =>
    entries.length > 0
      ? [{ type: 'divider' }, ...entries.map(({ key, label, danger }) => ({ key, label, danger }))]
      : []

  return {
    items: [
      { key: 'none', label: line(t('views.none', { many: words.many }), view === null, false) },
      ...group(
        'mine',
        views.all.filter(({ shared }) => !shared),
      ),
      ...group(
        'shared',
        views.all.filter(({ shared }) => shared),
      ),
      ...buttons(changes),
      ...buttons(managed),
    ],
    run(key) {
      const entry = [...changes, ...managed].find((one) => one.key === key)
      if (entry) return entry.run()
      open(views.all.find(({ id }) => id === key) ?? null)
    },
  }
}
