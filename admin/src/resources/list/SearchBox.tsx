import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'

const DEBOUNCE_MS = 500

type Props = { q: string; placeholder: string; onSearch: (q: string) => void; inputRef: RefObject<InputRef | null> }

/** Searches when typing rests; Enter does not wait. Follows the address when it changes by itself. */
export function SearchBox({ q, placeholder, onSearch, inputRef }: Props) {
  const t = useTranslate()
  const [text, setText] = useState(q)
  const asked = useRef(q)
  const search = useRef(onSearch)
  search.current = onSearch

  useEffect(() => {
    if (q !== asked.current) setText(q)
    asked.current = q
  }, [q])

  useEffect(() => {
    if (text.trim() === asked.current) return
    const timer = setTimeout(() => ask(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  function ask(next: string) {
    asked.current = next.trim()
    search.current(asked.current)
  }

  return (
    <Input
      ref={inputRef}
      className="list-search"
      type="search"
      allowClear
      maxLength={200}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={placeholder}
      aria-label={t('crud.search')}
      aria-keyshortcuts="/"
      value={text}
      onChange={({ target }) => setText(target.value.trimStart())}
      onPressEnter={() => ask(text)}
    />
  )
}
