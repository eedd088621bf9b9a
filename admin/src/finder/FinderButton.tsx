import { SearchOutlined } from '@ant-design/icons'
import { App } from 'antd'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useLocation } from 'react-router'
import { finderAsked } from './asked.ts'
import { catchTyping, type Catcher } from './catcher.ts'
import { MAX } from './typed.ts'
import { withWords } from '../i18n/later.ts'
import { isServed } from '../routes/served.ts'
import type { FinderDialogProps } from './FinderDialog.tsx'
import { rememberVisit } from './visits.ts'
import './finder-button.css'

const load = () => withWords('finder', () => import('./FinderDialog.tsx'))
/** Loads the finder ahead of its use: what is typed right after the shortcut belongs in the box. */
const prepare = () => void load().catch(() => undefined)

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Whether some other dialog waits for an answer, which would be lost. */
const dialogOpen = () => document.querySelector('.ant-modal:not(.finder)') !== null

/** In the header, and by Ctrl+K from everywhere: finds records, screens and what can be added. */
export function FinderButton() {
  const t = useTranslate()
  const { message } = App.useApp()
  const { pathname } = useLocation()
  const [Dialog, setDialog] = useState<ComponentType<FinderDialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const catcher = useRef<Catcher | null>(null)

  useEffect(() => {
    const path = pathname.replace(/\/+$/, '')
    if (isServed(path)) rememberVisit({ path })
  }, [pathname])

  async function show() {
    if (catcher.current) return
    opener.current = document.activeElement
    const own = catchTyping(t('shell.findAll'), MAX, () => close(false))
    catcher.current = own
    try {
      const { default: Loaded } = await load()
      if (catcher.current !== own) return
      setDialog(() => Loaded)
      setOpen(true)
    } catch {
      if (catcher.current !== own) return
      void message.error(t('app.networkError'))
      // Waits until typing stops, so that no key lands in the field that gets the cursor back.
      await own.rest()
      if (catcher.current === own) close(false)
    }
  }

  function close(went: boolean) {
    catcher.current?.end()
    catcher.current = null
    setOpen(false)
    if (!went && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }

  const answer = useRef(show)
  answer.current = show
  useEffect(() => finderAsked.subscribe(() => void answer.current()), [])

  const press = useRef((_event: KeyboardEvent) => {})
  press.current = (event) => {
    if (event.key === 'Control' || event.key === 'Meta') return prepare()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    if (open || catcher.current) close(false)
    else if (!dialogOpen()) void show()
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press.current(event)
    // Before whatever has the cursor can take the letter.
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])

  return (
    <>
      <button
        type="button"
        className="finder-button"
        title={t('shell.findAll')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void show()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SearchOutlined aria-hidden />
        <span className="visually-hidden">{t('shell.findAll')}</span>
        <span className="finder-button-word" aria-hidden>
          {t('shell.find')}
        </span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {Dialog && <Dialog open={open} catcher={catcher} onClose={close} />}
    </>
  )
}
