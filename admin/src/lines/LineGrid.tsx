import type { Fault } from './model/fault.ts'
import { lineResource, type AnyResource, type Field } from '@barem/resources/kit'
import { ConfigProvider, Form, type FormInstance } from 'antd'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
} from 'react'
import { useTranslate } from '@refinedev/core'
import { useWords } from '../resources/model/useWords.ts'
import { readStored, writeStored } from '../storage.ts'
import { useCompanySettings } from '../session/useCompanySettings.ts'
import { entries } from './entries.ts'
import { cellId, GridProvider, NEW, type GridShared } from './context.ts'
import { rememberGrid } from './gridActions.ts'
import { GridHead, widthOf } from './GridHead.tsx'
import { useKnownGoods, type Shelf } from './goods.ts'
import type { Header } from './model/entry.ts'
import { type Line, productIn } from './model/line.ts'
import { faultsOf } from './model/problems.ts'
import { PasteReport } from './PasteReport.tsx'
import { newLineName } from './newLine.ts'
import { NewCell } from './NewCell.tsx'
import { useSeeking } from './useSeeking.ts'
import { Row } from './Row.tsx'
import { RowMenu, type OpenMenu } from './RowMenu.tsx'
import { type GridSpec, specOf } from './spec.ts'
import { useShelves } from './stock/available.ts'
import { Toolbar } from './Toolbar.tsx'
import { useActiveLine } from './useActiveLine.ts'
import { useGrid } from './useGrid.ts'
import { useRelations } from './useRelations.ts'
import { choicesOf } from './choices.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useTypeAhead } from './useTypeAhead.ts'
import { useWayIn } from './useWayIn.ts'
import { usePaste } from './usePaste.ts'
import './grid.css'
import './grid-strip.css'
import './grid-notes.css'
import './grid-popup.css'
// Last: on a phone it overrides the others.
import './grid-cards.css'

type Props = {
  id?: string
  value?: readonly Line[]
  onChange?: (lines: readonly Line[]) => void
  definition: AnyResource
  /** The field of the document that holds the lines. */
  name: string
  form: FormInstance
  /** The lines as the server answered them. */
  stored: readonly Record<string, unknown>[]
  /** The server's refusals, by the key of the line and the field. */
  refused: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Whether somebody has tried to save. */
  tried: boolean
}

const NO_LINES: readonly Line[] = []
const ALL = 'grid.allPrices'
const UNCLEAR: ReadonlySet<Fault> = new Set(['unknownGoods', 'severalGoods', 'unsought'])

/** Whom the document is with; null while nobody is chosen, and where that changes nothing. */
function usePartner(form: FormInstance, { goods }: GridSpec): string | null {
  const chosen = (values: Readonly<Record<string, unknown>>) => (goods ? (values[goods.partner] ?? null) : null)
  return (Form.useWatch(chosen, { form, preserve: true }) as string | null | undefined) ?? null
}

/** The lines of a document, typed as fast as in a spreadsheet. */
export function LineGrid({ id, value = NO_LINES, onChange, definition, name, form, stored, refused, tried }: Props) {
  const t = useTranslate()
  const grid = useId()
  const spec = specOf(definition)
  const first = spec.columns[0]!.name
  const { max } = definition.fields[name] as Extract<Field, { type: 'lines' }>
  const inner = useMemo(() => lineResource(definition, name), [definition, name])
  const words = useWords(inner)
  const outer = useWords(definition)
  const newName = newLineName(t, spec, words.field)
  const readOnly = ConfigProvider.useConfig().componentDisabled === true
  const step = useCompanySettings().data?.priceStep
  const headerOf = useCallback(
    (): Header => ({
      spec,
      values: Object.fromEntries((spec.entry.goods?.reads ?? []).map((field) => [field, form.getFieldValue(field)])),
      step,
    }),
    [form, spec, step],
  )
  const { lines, actions, canUndo, canRedo } = useGrid(spec, value, stored, (next) => onChange?.(next), headerOf)
  useEffect(() => rememberGrid(form, actions), [form, actions])
  const { useOwn, useQuote } = entries.get(spec.name).parts
  const own = useOwn(inner)
  const partnerId = usePartner(form, spec)
  const shelf = useMemo(
    (): Shelf => ({ resource: definition.name, partner: spec.goods?.partner ?? null, partnerId }),
    [definition.name, spec, partnerId],
  )
  const goodsOf = (line: Line) => productIn(spec.entry, line)
  const sought = lines.flatMap((line) => (line.id || !line.goods ? (goodsOf(line) ?? []) : []))
  const known = useKnownGoods(shelf, sought)
  const found = useShelves(definition, name, form, lines)
  const shelves = useMemo(() => found, [found?.places, found?.place])
  const quote = useQuote(form, readOnly ? null : spec.quoted)
  const { active, press, enter, activate } = useActiveLine()
  const [all, setAll] = useState(() => readStored<boolean>(ALL) ?? false)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openMenu = useCallback((key: string, button: HTMLElement) => setMenu({ key, button }), [])

  const last = useRef<string | null>(null)
  const wanted = useRef<string | null>(null)
  const [, draw] = useState(0)
  const focus = useCallback(
    (key: string, field: string) => {
      wanted.current = cellId(grid, key, field)
      // What has no column is there while its line is open.
      if (key !== NEW && !spec.columns.some(({ name }) => name === field)) activate(key)
      draw((times) => times + 1)
    },
    [grid, spec, activate],
  )
  useLayoutEffect(() => {
    const cell = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!cell) return
    wanted.current = null
    cell.focus()
    cell.closest('tr')?.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => actions.fill(known), [known, lines])

  useEffect(() => {
    if (quote.pending) return
    const prices = quote.prices(lines)
    if (prices.size > 0) actions.suggest(prices)
  }, [quote.offers, quote.pending])

  useEffect(() => {
    for (const column of spec.columns)
      if (column.bundle) actions.unbundle(column, (line) => spec.entry.bundleOf(line, column.bundle!))
  }, [quote.offers, spec, actions])

  const { onKeyDownCapture, onPasteCapture, ...keys } = useTypeAhead()
  const holdKeys = keys.hold
  const seeking = useSeeking(shelf, lines, actions, keys)
  useRelations(inner, spec, lines, actions)
  const faults = useMemo(
    () => faultsOf(spec, lines, tried, seeking.unanswered),
    [spec, lines, tried, seeking.unanswered],
  )
  const shared = useMemo(
    (): GridShared => ({
      id: grid,
      spec,
      actions,
      shelf,
      shelves,
      own,
      readOnly,
      heading: (field) => words.field(field),
      head: (field) => words.head(field),
      lines: inner,
      choices: (field) => choicesOf(t, words, inner, field),
      focus,
      holdKeys,
    }),
    [grid, spec, actions, shelf, shelves, own, inner, readOnly, words, t, focus, holdKeys],
  )
  const { onKeyDown, placeOf, removeLine } = useGridKeys({ spec, actions, known, max, readOnly, focus, seeking })
  useWayIn(() => focus(NEW, first), !readOnly)
  const { onPaste, reading, report, dismiss } = usePaste({ ...shared, max, headerOf, placeOf })

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    const key = (target as Element).closest<HTMLElement>('[data-line]')?.dataset.line
    if (key) {
      last.current = key
      enter(key, target)
    }
    // The form leads here when something is wrong with the lines.
    else if (target === currentTarget)
      (
        currentTarget.querySelector<HTMLElement>('[aria-invalid]') ??
        document.getElementById(cellId(grid, lines[0]?.key ?? NEW, first))
      )?.focus()
  }

  const isUnclear = ({ key }: Line) => {
    const fault = faults.get(key)?.[spec.goods?.product ?? '']
    return fault !== undefined && UNCLEAR.has(fault)
  }
  const unclear = lines.filter(isUnclear).length
  const isUnclearNow = useRef(isUnclear)
  isUnclearNow.current = isUnclear
  /** To the next one after the line that the cursor was in last, and round. */
  const toUnclear = useCallback(() => {
    const all = actions.lines()
    const from = all.findIndex(({ key }) => key === last.current) + 1
    const next = [...all.slice(from), ...all.slice(0, from)].find((line) => isUnclearNow.current(line))
    if (next) focus(next.key, first)
  }, [actions, focus])

  const showAll = useCallback((next: boolean) => {
    setAll(next)
    writeStored(ALL, next)
  }, [])

  return (
    <GridProvider value={shared}>
      <div
        id={id}
        className={readOnly ? 'line-grid read-only' : 'line-grid'}
        tabIndex={-1}
        onPointerDown={press}
        onFocus={onFocus}
        onKeyDownCapture={onKeyDownCapture}
        onPasteCapture={onPasteCapture}
        onKeyDown={onKeyDown}
        onPaste={(event) => void onPaste(event)}
      >
        <Toolbar
          total={lines.length}
          canUndo={canUndo}
          canRedo={canRedo}
          all={all}
          onAll={showAll}
          unclear={unclear}
          onUnclear={toUnclear}
        />
        <PasteReport reading={reading} report={report} onDismiss={dismiss} />
        <div className="grid-frame">
          <div className="grid-scroll">
            <table
              role="grid"
              style={{ '--grid-width': `${widthOf(spec)}px` } as CSSProperties}
              aria-label={outer.field(name)}
              aria-rowcount={lines.length + 2}
              aria-colcount={spec.columns.length + 2}
              aria-readonly={readOnly || undefined}
            >
              <GridHead />
              <tbody>
                {lines.map((line, index) => (
                  <Row
                    key={line.key}
                    line={line}
                    index={index}
                    faults={faults.get(line.key)}
                    refused={refused.get(line.key)}
                    known={known.get(goodsOf(line) ?? '')}
                    offer={quote.offers.get(goodsOf(line) ?? '')}
                    unpriced={quote.failed}
                    open={all || active === line.key}
                    onMenu={openMenu}
                  />
                ))}
                {!readOnly && lines.length < max && (
                  <tr role="row" aria-rowindex={lines.length + 2} data-line={NEW} className="grid-row grid-new">
                    <th scope="row" role="rowheader" className="grid-number" aria-label={newName}>
                      +
                    </th>
                    <td
                      role="gridcell"
                      aria-label={newName}
                      className={`grid-cell lead ${spec.columns[0]!.kind}`}
                      colSpan={spec.columns.length + 1}
                    >
                      <NewCell />
                    </td>
                  </tr>
                )}
              </tbody>
            </table>
          </div>
        </div>
        {menu && (
          <RowMenu
            menu={menu}
            onClose={() => setMenu(null)}
            onRemove={(key) =>
              removeLine(
                key,
                lines.findIndex((line) => line.key === key),
                0,
              )
            }
          />
        )}
      </div>
    </GridProvider>
  )
}
