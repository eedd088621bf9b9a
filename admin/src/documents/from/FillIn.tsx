import type { AnyResource, From } from '@barem/resources/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '@refinedev/core'
import { App, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { messagesOf } from '../../http/fieldErrors.ts'
import { isSame, putValues, type Values } from '../../resources/form/values.ts'
import { freshKey, type Line } from '../../lines/model/line.ts'
import { type Made, type MadeLine, madeQuery, sourceOf } from './made.ts'
import { wayOf } from './openText.ts'

type Props = {
  definition: AnyResource
  /** The values that the form began with. */
  start: Values
  /** Told of values that nobody typed, as if somebody had. */
  onFilled: (changed: Values) => void
}

/** Fills in what a new document takes over from the one that a person names in its form. */
export default function FillIn({ definition, ...rest }: Props) {
  return definition.from.map((from) => <Source key={from.by} definition={definition} from={from} {...rest} />)
}

const isEmptyLine = ({ key: _key, ...line }: Line) =>
  Object.values(line).every((value) => value === null || value === undefined || value === false)

/** The lines of the form without those of another document, with those that are made from this one. */
function linesWith(now: readonly Line[], by: string, made: readonly MadeLine[]): readonly Line[] {
  const of = (line: Line) => (line as unknown as Values)[by] ?? null
  const ids = new Set(made.map((line) => line[by]))
  if (now.some((line) => ids.has(of(line)))) return now
  const own = now.filter((line) => of(line) === null && !isEmptyLine(line))
  return [...own, ...made.map(({ open: _open, ...line }) => ({ ...line, key: freshKey() }) as Line)]
}

function Source({ definition, from, start, onFilled }: Props & { from: From }) {
  const t = useTranslate()
  const { message } = App.useApp()
  const form = Form.useFormInstance<Values>()
  const client = useQueryClient()
  const id = (Form.useWatch(from.by, { form, preserve: true }) as string | null | undefined) ?? null
  const filled = useRef<{ id: string | null; values: Values }>({ id: null, values: {} })

  useEffect(() => {
    if (id === filled.current.id) return
    if (id === null) return drop()
    let open = true
    client.fetchQuery(madeQuery(definition, from, id)).then(
      (made) => open && fill(id, made),
      (error) => void (open && message.warning(messagesOf(error).join('. '))),
    )
    return () => void (open = false)
  }, [id])

  function put(values: Values) {
    putValues(form, values)
    onFilled(values)
  }

  function fill(source: string, { values, lines }: Made) {
    const before = filled.current.values
    const isFree = (name: string) => {
      const now = form.getFieldValue(name) ?? null
      return now === null || isSame(now, start[name] ?? null) || isSame(now, before[name] ?? null)
    }
    const taken = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== null && name !== from.by && isFree(name)),
    )
    const made = Object.entries(lines).map(([name, own]) => [
      name,
      linesWith((form.getFieldValue(name) ?? []) as Line[], from.lines[name]!.by, own),
    ])
    filled.current = { id: source, values: taken }
    put({ ...taken, ...Object.fromEntries(made) })
    const all = Object.values(lines)
    if (all.length > 0 && all.every((own) => own.length === 0))
      void message.info(t(`documents.made.${wayOf(sourceOf(definition, from), from)}.nothing`))
  }

  /** Lines of a document that is not named any more stand alone. */
  function drop() {
    filled.current = { id: null, values: {} }
    const alone = Object.entries(from.lines).map(([name, { by }]) => [
      name,
      ((form.getFieldValue(name) ?? []) as Line[]).map((line) => ({ ...line, [by]: null })),
    ])
    put(Object.fromEntries(alone))
  }

  return null
}
