import { newRow, type Values } from '../../resources/form/values.ts'
import { useRested } from '../../resources/model/rested.ts'
import { call } from '../../http/client.ts'
import type { AnyResource } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { adopt, type Line } from '../model/line.ts'
import { type EntryParts, NO_QUOTE } from '../parts.ts'
import { specOf } from '../spec.ts'
import { useLines } from '../useLines.ts'

type Row = Readonly<Record<string, unknown>>

/** Milliseconds without a change after which the server is asked. */
const PAUSE_MS = 300
const FRESH_MS = 60_000

const NONE: readonly Line[] = []
const rows = new WeakMap<Line, Row>()

/** A line as the server would store it; undefined while that is not known. */
export const workedOut = (line: Line): Row | undefined => rows.get(line)

/** What the form holds besides its lines, as one text. */
function useHeader(form: FormInstance, field: string): string {
  const header = Form.useWatch((values: Values) => JSON.stringify({ ...values, [field]: null }), {
    form,
    preserve: true,
  }) as string | undefined
  return header ?? ''
}

/**
 * Asks the server what follows from the lines that are typed, such as weights and amounts, once typing rests. Lines
 * that it refuses have no figures until they are mended. Nothing is asked without a definition.
 */
function useWorkedOut(form: FormInstance, definition: AnyResource | null): Row | null {
  const spec = definition && specOf(definition)
  const field = spec?.field ?? ''
  const [lines, header] = [useLines<readonly Line[]>(form, field), useHeader(form, field)]
  const rested = useRested(
    useMemo(() => ({ lines: lines ?? NONE, header }), [lines, header]),
    PAUSE_MS,
  )
  const asked = useMemo(() => {
    if (!definition || !spec) return { filled: [], body: {} }
    const { entry } = spec
    const filled = adopt(rested.lines, NONE as never, entry).filter((line) => !entry.isBlank(line))
    const values = { ...form.getFieldsValue(true), [field]: filled.map(({ id: _id, ...line }) => line) } as Values
    return { filled, body: newRow(definition, values) }
  }, [rested, definition, spec])
  const { data } = useQuery({
    queryKey: ['worked-out', definition?.name, JSON.stringify(asked.body)],
    queryFn: async ({ signal }) =>
      (
        await call<{ row: Values }>(`${definition!.path}/preview`, {
          method: 'POST',
          body: asked.body,
          signal,
          quiet: true,
          mayBeRefused: true,
        })
      ).body.row as Row,
    enabled: asked.filled.length > 0,
    staleTime: FRESH_MS,
    retry: false,
  })
  return useMemo(() => {
    const answered = (data?.[field] ?? []) as Row[]
    answered.forEach((row, place) => asked.filled[place] && rows.set(asked.filled[place], row))
    return data ? { ...data } : null
  }, [data, asked])
}

const NOTHING = new Map<string, unknown>()

/** What the server says of the lines: each draws itself anew once it has answered. */
export const useQuote: EntryParts['useQuote'] = (form, quoted) => {
  const known = useWorkedOut(form, quoted)
  return useMemo(() => ({ ...NO_QUOTE, offers: known ? new Map([['', known]]) : NOTHING, stored: known }), [known])
}
