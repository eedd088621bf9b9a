import { problemsOf, problemsOfCondition, type Problem } from '@barem/workflows'
import { Drawer, type InputRef } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Tabs } from '../../../controls/Tabs.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { useIsMobile } from '../../../layout/useMedia.ts'
import { useLeaveGuard } from '../../../resources/form/useLeaveGuard.tsx'
import { type Kind, useKind } from '../../../documents/way/kinds.ts'
import { BacktestPanel } from '../panels/BacktestPanel.tsx'
import { NodePanel } from '../panels/NodePanel.tsx'
import { Outline } from '../panels/Outline.tsx'
import { ProblemList } from '../panels/ProblemList.tsx'
import { SettingsPanel } from '../panels/SettingsPanel.tsx'
import { TryPanel } from '../panels/TryPanel.tsx'
import { VersionList } from '../panels/VersionList.tsx'
import type { Drawn, Simulated, Workflow } from '../workflow.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ExitDialog } from './ExitDialog.tsx'
import { HeadActions, StateNote } from './HeadActions.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { SaveNote } from './SaveNote.tsx'
import { ToolBar } from './ToolBar.tsx'
import { useDesigner } from './useDesigner.ts'
import { useDiagram } from './useDiagram.ts'
import { useGestures } from './useGestures.ts'
import { useTelling } from './useTelling.ts'

const Canvas = lazy(() => import('./Canvas.tsx').then(({ Canvas: canvas }) => ({ default: canvas })))

/** Problems that follow from the draft alone, at once; what only the server knows as of the last save. */
const SERVER: ReadonlySet<Problem['rule']> = new Set(['unknownPerson', 'unknownRoleGroup', 'nobodyToday', 'cannotSee'])

type Tab = 'node' | 'settings' | 'problems' | 'try' | 'backtest' | 'versions'

/** Draws one workflow: the diagram or its table, and beside it what the chosen node says. */
export function DesignerScreen({ workflow }: { workflow: Workflow }) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const designer = useDesigner(workflow)
  const { stored, drawn, draw, change } = designer
  const kind = useKind(drawn.resource)
  const telling = useTelling(stored, drawn.resource, kind)
  const readOnly = !stored.allowed.edit
  const [selected, setSelected] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('settings')
  const [asTable, setAsTable] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const [opened, setOpened] = useState(false)
  const [tried, setTried] = useState<Simulated | null>(null)
  const nameInput = useRef<InputRef>(null)
  const unsaved = useRef(false)
  unsaved.current = designer.save.is !== 'saved'
  const guard = useRef({ isDirty: () => unsaved.current, discard: () => {} })
  useLeaveGuard(guard)

  const problems = useMemo(() => {
    const own = problemsOf(drawn.graph, kind)
    const settings = settingsProblems(drawn, kind)
    const known = stored.problems.filter(({ rule, at }) => SERVER.has(rule) && (at === '' || drawn.graph[at]))
    return [...own, ...settings, ...known]
  }, [drawn, kind, stored.problems])

  const choose = useCallback((id: string | null) => {
    setSelected(id)
    if (id === null) return
    setTab('node')
    setOpened(true)
  }, [])
  const gestures = useGestures({ designer, choose, nameInput, onAsked: () => setTab('node') })
  const { data, portNames, triedEdges } = useDiagram({ graph: drawn.graph, telling, problems, tried })

  // Deselects a node that was deleted.
  useEffect(() => {
    if (selected && !drawn.graph[selected]) setSelected(null)
  }, [selected, drawn.graph])
  useEffect(() => setTried(null), [drawn])

  const go = (id: string | null) => {
    if (id === null) setTab('settings')
    else choose(id)
    setOpened(true)
  }
  const errors = problems.filter(({ warning }) => !warning).length
  const tabs = [
    {
      key: 'node',
      label: t('workflows.tabs.node'),
      children: (
        <NodePanel
          id={selected}
          graph={drawn.graph}
          kind={kind}
          telling={telling}
          names={stored.names}
          readOnly={readOnly}
          nameInput={nameInput}
          onDraw={draw}
        />
      ),
    },
    {
      key: 'settings',
      label: t('workflows.tabs.settings'),
      children: (
        <SettingsPanel drawn={drawn} names={stored.names} telling={telling} readOnly={readOnly} onChange={change} />
      ),
    },
    {
      key: 'problems',
      label:
        problems.length > 0 ? `${t('workflows.tabs.problems')} (${problems.length})` : t('workflows.tabs.problems'),
      children: <ProblemList problems={problems} graph={drawn.graph} onGo={go} />,
    },
    ...(stored.allowed.try
      ? [
          {
            key: 'try',
            label: t('workflows.tabs.try'),
            children: <TryPanel workflow={stored} drawn={drawn} kind={kind} telling={telling} onTried={setTried} />,
          },
          {
            key: 'backtest',
            label: t('workflows.tabs.backtest'),
            children: <BacktestPanel workflow={stored} drawn={drawn} kind={kind} />,
          },
        ]
      : []),
    {
      key: 'versions',
      label: t('workflows.tabs.versions'),
      children: <VersionList designer={designer} telling={telling} />,
    },
  ]
  const side = (
    <Tabs className="designer-tabs" size="small" activeKey={tab} onChange={(key) => setTab(key as Tab)} items={tabs} />
  )
  return (
    <section className="screen designer" onKeyDown={(event) => gestures.onKeyDown(event, selected)}>
      <PageHeader
        title={drawn.name || t('workflows.title')}
        note={
          <>
            <StateNote workflow={stored} />
            {readOnly ? t('workflows.save.readOnly') : <SaveNote designer={designer} />}
          </>
        }
        actions={
          <HeadActions
            designer={designer}
            errors={errors}
            onProblems={() => {
              setTab('problems')
              setOpened(true)
            }}
            onPublish={() => setPublishing(true)}
          />
        }
      />
      <div className="designer-body">
        <div className="panel designer-drawing">
          <ToolBar
            designer={designer}
            gestures={gestures}
            readOnly={readOnly}
            asTable={asTable || mobile}
            onTable={mobile ? null : setAsTable}
            onSettings={mobile ? () => (setTab('settings'), setOpened(true)) : null}
            onKeys={() => gestures.setShowsKeys(true)}
          />
          {asTable || mobile ? (
            <Outline
              graph={drawn.graph}
              telling={telling}
              problems={problems}
              selected={selected}
              readOnly={readOnly}
              onSelect={choose}
              onAdd={gestures.add}
              onRemove={gestures.remove}
            />
          ) : (
            <Suspense fallback={<div className="flow-canvas" />}>
              <Canvas
                graph={drawn.graph}
                data={data}
                portNames={portNames}
                triedEdges={triedEdges}
                selected={selected}
                readOnly={readOnly}
                onSelect={choose}
                onDraw={draw}
                onAdd={gestures.add}
                onKey={gestures.onNodeKey}
                fitted={gestures.fitted}
              />
            </Suspense>
          )}
        </div>
        {!mobile && <aside className="panel designer-side">{side}</aside>}
      </div>
      {mobile && (
        <Drawer open={opened} onClose={() => setOpened(false)} placement="bottom" height="85%" title={drawn.name}>
          {side}
        </Drawer>
      )}
      <div className="visually-hidden" role="status">
        {gestures.said}
      </div>
      {gestures.asking && (
        <ExitDialog
          {...gestures.asking}
          graph={drawn.graph}
          telling={telling}
          onAdd={gestures.add}
          onDraw={gestures.connected}
          onClose={gestures.stopAsking}
        />
      )}
      {gestures.showsKeys && <KeysDialog onClose={() => gestures.setShowsKeys(false)} />}
      {publishing && <PublishDialog designer={designer} onClose={() => setPublishing(false)} />}
      {designer.save.is === 'conflict' && (
        <ConflictDialog
          mine={drawn}
          theirs={designer.save.theirs}
          telling={telling}
          onMine={designer.keepMine}
          onTheirs={designer.takeTheirs}
        />
      )}
    </section>
  )
}

/** What the settings lack. */
function settingsProblems(drawn: Drawn, kind: Kind): Problem[] {
  const { resource, everyDepartment, departmentIds, fallbackId, everyDocument, rules } = drawn
  const found: Problem[] = []
  if (resource === null) found.push({ at: '', rule: 'noType' })
  if (!everyDepartment && departmentIds.length === 0) found.push({ at: '', rule: 'noDepartment' })
  if (fallbackId === null) found.push({ at: '', rule: 'noFallback' })
  if (!everyDocument && rules === null) found.push({ at: '', rule: 'noRules' })
  if (!everyDocument && rules) found.push(...problemsOfCondition('', rules, kind))
  return found
}
