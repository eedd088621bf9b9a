import type { AnyResource, CreatedFrom, Field } from '@barem/resources/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '@refinedev/core'
import { App, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { messagesOf } from '../../http/fieldErrors.ts'
import { emptyValues, isSame, putValues, type Values } from '../../resources/form/values.ts'
import type { Line } from '../../lines/model/line.ts'
import { specOf } from '../../lines/spec.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { goodsLine } from '../form/copyOf.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { isAs, linesOf, linesStanding, newLine } from './filledLines.ts'
import { type Made, type MadeLine, madeQuery, namedIn, sourceOf } from './made.ts'
import { wayOf } from './openText.ts'
import { partnerOf } from './partnerOf.ts'

type Props = {
  definition: AnyResource
  /** The values that the form began with. */
  start: Values
  /** Told of values that nobody typed. */
  onFilled: (changed: Values) => void
}

/** Fills in what a new document takes over from those that a person names in its form. */
export default function FillIn({ definition, ...rest }: Props) {
  return definition.createdFrom.map((from) => (
    <Source key={from.relation} definition={definition} from={from} {...rest} />
  ))
}

function Source({ definition, from, start, onFilled }: Props & { from: CreatedFrom }) {
  const t = useTranslate()
  const { message } = App.useApp()
  const form = Form.useFormInstance<Values>()
  const client = useQueryClient()
  const ids = (Form.useWatch((values: Values) => namedIn(from, values).join(), { form, preserve: true }) ??
    '') as string
  const known = useRef(new Map<string, Made>())
  const refused = useRef<Set<string>>(new Set())
  const words = useWords(definition)
  const withWhom = partnerOf(definition, from)
  const partnerWord = withWhom ? words.field(withWhom).toLocaleLowerCase() : ''
  const partner = Form.useWatch(withWhom ?? [], { form, preserve: true }) as unknown
  const copied = useRef<readonly Values[]>([])
  const filled = useRef<{ id: string | null; values: Values }>({ id: null, values: {} })

  useEffect(() => {
    const named = ids === '' ? [] : ids.split(',')
    if (named.length === 0) return drop()
    let open = true
    Promise.all(named.map((id) => client.fetchQuery(madeQuery(definition, from, id)))).then(
      (made) => open && fill(new Map(named.map((id, place) => [id, made[place]!]))),
      (error) => void (open && message.warning(messagesOf(error).join('. '))),
    )
    return () => void (open = false)
  }, [ids])

  useEffect(refuseStrangers, [partner])

  function put(values: Values) {
    putValues(form, values)
    onFilled(values)
  }

  /** What the first document hands over, into fields that nobody has typed in. */
  function valuesOf(id: string, { values }: Made): Values {
    if (id === filled.current.id) return {}
    const before = filled.current.values
    const isFree = (name: string) => {
      const now = form.getFieldValue(name) ?? null
      return now === null || isSame(now, start[name] ?? null) || isSame(now, before[name] ?? null)
    }
    const taken = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== null && name !== from.relation && isFree(name)),
    )
    filled.current = { id, values: taken }
    return taken
  }

  /** Lines that begin as those of the first document, while nobody has written lines. */
  function copiedLinesOf({ lines }: Made): Values {
    const taken = Object.keys(from.copiedLines ?? {}).flatMap((name) => {
      const { fields, grid } = definition.fields[name] as Extract<Field, { type: 'lines' }>
      const now = (form.getFieldValue(name) ?? []) as Line[]
      const begun = [emptyValues(fields), ...copied.current]
      const isFree = now.every((line) => begun.some((one) => isAs(line, one)))
      const spec = grid ? specOf(definition) : null
      // Goods with prices are looked for as if somebody had typed them, and get the prices of today.
      const begin = (line: MadeLine) => (spec?.goods ? goodsLine(line as unknown as AnyRow, spec) : newLine(line))
      return isFree ? [[name, (lines[name] ?? []).map(begin)] as const] : []
    })
    copied.current = taken.flatMap(([, own]) => own as readonly object[] as readonly Values[])
    return Object.fromEntries(taken)
  }

  function fill(named: ReadonlyMap<string, Made>) {
    const added = [...named].filter(([id]) => !known.current.has(id)).map(([, made]) => made)
    const gone = [...known.current].filter(([id]) => !named.has(id)).map(([, made]) => made)
    const [[first, made]] = [...named] as [[string, Made]]
    const lines = Object.entries(from.lines).map(([name, { relation }]) => [
      name,
      linesOf((form.getFieldValue(name) ?? []) as Line[], relation, { added, gone }, name),
    ])
    known.current = new Map(named)
    const isNew = first !== filled.current.id
    put({ ...valuesOf(first, made), ...Object.fromEntries(lines), ...(isNew && copiedLinesOf(made)) })
    refuseStrangers()
    const all = added.flatMap(({ lines: own }) => Object.values(own))
    if (all.length > 0 && all.every((own) => own.length === 0))
      void message.info(t(`documents.made.${wayOf(sourceOf(definition, from), from)}.nothing`))
  }

  /** Says at its field of a document of another partner that it is so. */
  function refuseStrangers() {
    const own = withWhom ? form.getFieldValue(withWhom) : null
    const isStrange = (id: unknown) => {
      const theirs = withWhom && known.current.get(String(id))?.values[withWhom]
      return Boolean(own && theirs && own !== theirs)
    }
    for (const name of from.moreRelation ? [from.relation, from.moreRelation] : [from.relation]) {
      const strangers = [form.getFieldValue(name)].flat().filter(isStrange)
      if (strangers.length === 0 && !refused.current.has(name)) continue
      const names = strangers.map((id) => known.current.get(String(id))!.name).join(', ')
      const errors = strangers.length > 0 ? [t('documents.made.otherPartner', { names, partner: partnerWord })] : []
      form.setFields([{ name, errors }])
      refused.current = new Set([...refused.current].filter((one) => one !== name))
      if (errors.length > 0) refused.current.add(name)
    }
  }

  /** Lines of a document that is not named any more stand alone. */
  function drop() {
    if (known.current.size === 0) return
    known.current.clear()
    refuseStrangers()
    filled.current = { id: null, values: {} }
    const alone = Object.entries(from.lines).map(([name, { relation }]) => [
      name,
      linesStanding((form.getFieldValue(name) ?? []) as Line[], relation),
    ])
    put(Object.fromEntries(alone))
  }

  return null
}
