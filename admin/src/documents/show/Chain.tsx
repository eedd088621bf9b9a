import { exactly, sum } from '@barem/resources/calc/exact'
import {
  amountField,
  type AnyResource,
  type CreatedFrom,
  lineFieldsOf,
  lineSumOf,
  relationKey,
  statusField,
} from '@barem/resources/kit'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { call } from '../../http/client.ts'
import { linesIn } from '../../lines/shown/difference.ts'
import { addUp, sumText } from '../../resources/model/addUp.ts'
import { type AnyRow, type Column, columnOf, type Embedded } from '../../resources/model/columns.ts'
import { dayField } from '../../resources/model/documents.ts'
import { paths } from '../../resources/model/paths.ts'
import { definitions, registered } from '../../resources/model/registry.ts'
import { codeOf, titleOf } from '../../resources/model/row.ts'
import { useTitles, useWords } from '../../resources/model/useWords.ts'
import type { Words } from '../../resources/model/words.ts'
import { StateTag } from '../../resources/parts/StateTag.tsx'
import { seenBy } from '../../resources/model/visible.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import type { DocumentRow } from '../document.ts'
import { makersOf } from '../from/makers.ts'
import { weightField } from './parts.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }
type Made = { maker: AnyResource; from: CreatedFrom; rows: AnyRow[]; total: number }

/** The most documents that are added up. Above that, no sum is shown. */
const SUMMED = 50

/** The sources of a document and the documents made from it, each with day, total, share and state. */
export default function Chain({ definition, words, row }: Props) {
  const t = useTranslate()
  const made = useMade(definition, row)
  const sources = sourcesOf(definition, row)
  const isNext = ({ name }: AnyResource) => definition.next.some(({ make }) => make === name)
  const shown = made.filter(({ maker, total }) => total > 0 || isNext(maker))
  if (sources.length + shown.length === 0) return null
  return (
    <ol className="panel document-chain" aria-label={t('documents.chain.title')}>
      {sources.map(({ source, one }) => (
        <Source key={one.id} source={source} one={one} />
      ))}
      <li aria-current="true">
        <Stage definition={definition} words={words} rows={[row]} total={1} share={null} isHere />
      </li>
      {shown.map(({ maker, rows, total, from }) => (
        <li key={`${maker.name}.${from.relation}`}>
          <MadeStage
            maker={maker}
            rows={rows}
            total={total}
            share={from.moreRelation && isShared(rows, from) ? null : shareOf(definition, row, maker, rows)}
          />
        </li>
      ))}
    </ol>
  )
}

/** What is made of a document, as far as the person may see it, in the order of their definitions. */
function useMade(definition: AnyResource, row: DocumentRow): Made[] {
  const who = useSession()
  const ways = makersOf(definitions.get().all, definition)
    .filter(({ maker }) => maker.states && mayAct(who, maker.area, 'v'))
    .map(({ maker, from }) => ({ maker: seenBy(who, maker), from }))
  return useQueries({
    queries: ways.map(({ maker, from }) => ({
      queryKey: ['chain', maker.name, from.relation, row.id, row.version],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = new URLSearchParams({ [from.relation]: row.id, _start: '0', _end: String(SUMMED) })
        const { body, headers } = await call<AnyRow[]>(`${maker.path}?${query}`, {
          signal,
          quiet: true,
          mayBeRefused: true,
        })
        return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
      },
      retry: false,
    })),
    combine: (found) => found.flatMap(({ data }, place) => (data ? [{ ...ways[place]!, ...data }] : [])),
  })
}

/** Whether one of them belongs to other documents too. Then its total is not of this document alone. */
const isShared = (rows: readonly AnyRow[], { moreRelation }: CreatedFrom) =>
  rows.some((row) => ((row[moreRelation!] as string[] | undefined) ?? []).length > 0)

const sourcesOf = (definition: AnyResource, row: AnyRow) =>
  definition.createdFrom.flatMap(({ relation }) => {
    const field = definition.fields[relation]
    const source = field && 'to' in field ? registered(String(field.to)) : undefined
    const isMany = field?.type === 'belongsToMany'
    const named = [row[isMany ? `${relationKey(relation)}s` : relationKey(relation)]].flat() as (Embedded | null)[]
    return named.flatMap((one) => (source && one ? [{ source, one }] : []))
  })

/** What goes on of several documents: those that were cancelled do not count. */
const counted = (definition: AnyResource, rows: readonly AnyRow[]) => {
  const status = statusField(definition)
  return rows.filter((row) => status === null || row[status] !== 'cancelled')
}

/** The figures of a document that others are compared by: its amount, else its kg. */
function figureOf(definition: AnyResource, rows: readonly AnyRow[]): Column | null {
  const amount = amountField(definition)
  const name = amount ?? (rows[0] && weightField(definition, rows[0] as DocumentRow))
  return name ? columnOf(definition, name) : null
}

/** The fields with the lines that a document is about: those that its amount is the sum of, else all. */
function countedLinesOf(definition: AnyResource): readonly string[] {
  const amount = definition.fields[amountField(definition) ?? '']
  const sum = amount ? lineSumOf(amount) : null
  return sum ? [sum.lines] : lineFieldsOf(definition)
}

/** How much of a document was made, in percent of its amount or, without one, of its kg. */
function shareOf(
  definition: AnyResource,
  row: DocumentRow,
  maker: AnyResource,
  rows: readonly AnyRow[],
): string | null {
  const of = counted(maker, rows)
  const part = figureOf(maker, of)
  const whole = part?.type === 'weight' ? weightField(definition, row) : amountField(definition)
  const all = whole ? exactly(row[whole] as string | null) : null
  if (!part || !all?.isPositive() || all.isZero()) return null
  const done = sum(of.map((one) => (one[part.name] ?? null) as string | null))
  const percent = done.div(all).times(100)
  // What is little is not nothing.
  return `${formatNumber(percent.toFixed(percent.isZero() || percent.abs().gte(1) ? 0 : 1))}\u00a0%`
}

function Source({ source, one }: { source: AnyResource; one: Embedded }) {
  const { one: title } = useTitles(source)
  const who = useSession()
  const name = one.code ?? one.name ?? '—'
  return (
    <li>
      <div>
        <b>{title}</b>
      </div>
      <div>{mayAct(who, source.area, 'v') ? <Link to={paths.show(source, one.id)}>{name}</Link> : name}</div>
    </li>
  )
}

function MadeStage({ maker, ...rest }: { maker: AnyResource; rows: AnyRow[]; total: number; share: string | null }) {
  const words = useWords(maker)
  return <Stage definition={maker} words={words} {...rest} />
}

type StageProps = {
  definition: AnyResource
  words: Words
  /** The newest first. */
  rows: readonly AnyRow[]
  total: number
  share: string | null
  isHere?: boolean
}

function Stage({ definition, words, rows, total, share, isHere = false }: StageProps) {
  const t = useTranslate()
  const [newest] = rows
  const status = statusField(definition)
  const lines = countedLinesOf(definition)
  const day = dayField(definition)
  const of = counted(definition, rows)
  const figure = figureOf(definition, of)
  if (!newest)
    return (
      <>
        <div>
          <b>{words.one}</b>
        </div>
        <div className="chain-none">{t('documents.chain.none')}</div>
      </>
    )
  const code = codeOf(definition, newest) || titleOf(definition, newest)
  return (
    <>
      <div>
        <b>{words.one}</b>
        <span>{share ?? (day && newest[day] ? formatDate(String(newest[day])) : null)}</span>
      </div>
      <div>
        <span>
          {isHere ? <span className="code">{code}</span> : <Link to={paths.show(definition, newest.id)}>{code}</Link>}
          {total > 1 && <small> {t('documents.chain.more', { total: total - 1 })}</small>}
        </span>
        {figure && total <= rows.length && of.length > 0 && (
          <span className="figures">{sumText(figure, addUp(definition, of, figure))}</span>
        )}
      </div>
      {isHere && lines.length > 0 && (
        <div className="chain-none">
          {t('crud.lines.count', { count: lines.flatMap((name) => linesIn(newest[name])).length })}
        </div>
      )}
      {status && !isHere && (
        <div>
          <StateTag definition={definition} words={words} field={status} value={String(newest[status])} />
          {share !== null && day && newest[day] != null && <span>{formatDate(String(newest[day]))}</span>}
        </div>
      )}
    </>
  )
}
