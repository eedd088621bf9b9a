import type { Exception } from '@barem/resources/calc/exceptions'
import { type AnyResource, warnedOf } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { call } from '../../http/client.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useRested } from '../../resources/model/rested.ts'
import type { DocumentRow } from '../document.ts'
import { reviewedLines, sentenceOf } from './review.ts'
import '../documents.css'

/** Milliseconds without a change after which the server is asked. */
const PAUSE_MS = 500
const NONE: readonly Exception[] = []

type Props = { definition: AnyResource; row: AnyRow; warnings: readonly Exception[]; about?: string }

/** What a person should know before a step that is not refused for it. */
export function Warnings({ definition, row, warnings, about }: Props) {
  const t = useTranslate()
  return warnings.map((warning) => {
    const sentence = sentenceOf(t, warning, reviewedLines(definition, row))
    const message = about ? `${about}: ${sentence}` : sentence
    return <Alert key={warning.name} type="warning" showIcon className="action-warning" message={message} />
  })
}

/** What the page of a document says in every state; an approver reads it in the review. */
export function Told({ definition, row }: { definition: AnyResource; row: DocumentRow }) {
  const told = (row.warnings ?? []).filter(({ name }) => definition.told.includes(name))
  return <Warnings definition={definition} row={row} warnings={told} />
}

type AskedProps = {
  definition: AnyResource
  /** As a preview takes it; null while there is nothing to ask about. */
  body: object | null
  /** What sentences begin with, where there are several documents. */
  about?: string
}

/** What the server would warn of a document that is being typed, once typing rests. */
export function AskedWarnings({ definition, body, about }: AskedProps) {
  const text = useRested(JSON.stringify(body), PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['warnings', definition.name, text],
    queryFn: async ({ signal }) => {
      const said = JSON.parse(text) as AnyRow
      const options = { method: 'POST', body: said, signal, quiet: true, mayBeRefused: true } as const
      const { warnings } = (await call<{ warnings?: Exception[] }>(`${definition.path}/preview`, options)).body
      return { row: said, warnings: warnings ?? NONE }
    },
    enabled: text !== 'null' && warnedOf(definition).length > 0,
    retry: false,
  })
  return data ? <Warnings definition={definition} about={about} {...data} /> : null
}
