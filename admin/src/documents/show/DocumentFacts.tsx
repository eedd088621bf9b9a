import { type AnyResource, partnerField } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isWide } from '../../resources/cells/layout.ts'
import { groupsOf } from '../../resources/model/applying.ts'
import { columnOf } from '../../resources/model/columns.ts'
import { mayChange } from '../../resources/model/rights.ts'
import { LinkedValue } from '../../resources/show/LinkedValue.tsx'
import type { Words } from '../../resources/model/words.ts'
import { useSession } from '../../session/session.ts'
import type { DocumentRow } from '../document.ts'
import { useWay } from '../way/preview.ts'
import { AddFact, changeId, FreeFact } from './FreeFact.tsx'
import { freeFields } from './freeFields.ts'
import { factsOf } from './parts.ts'
import './facts.css'

const EditFact = lazy(() => import('./EditFact.tsx'))

/** The workflow that a draft will go by, so that the approver it names is not asked; null where none fits. */
function useDraftWorkflow(definition: AnyResource, row: DocumentRow): string | null {
  const { states } = definition
  const isDraft = states?.approval != null && states.draftStates.includes(String(row[states.field]))
  return useWay(definition, isDraft ? { id: row.id } : null)?.workflow.name ?? null
}

type Props = {
  definition: AnyResource
  words: Words
  row: DocumentRow
  /** Whether the facts stand in a rail beside the lines, in the groups of the form. */
  isRail?: boolean
}

/**
 * What a document says besides its lines, in one block; what is empty takes no room. What is free to change is changed
 * in its place.
 */
export function DocumentFacts({ definition, words, row, isRail = false }: Props) {
  const t = useTranslate()
  const partner = partnerField(definition, row)
  const who = useSession()
  const [changing, setChanging] = useState<string | null>(null)
  const left = useRef<string | null>(null)
  const free = mayChange(who, definition, row) ? freeFields(definition, row) : []
  const facts = factsOf(definition, row, changing)
  const workflow = useDraftWorkflow(definition, row)
  const approver = definition.states?.approval?.approver
  const missing = free.filter((name) => !facts.includes(name))

  function close() {
    left.current = changing
    setChanging(null)
  }

  // Back to where the change began.
  useEffect(() => {
    if (changing === null && left.current) document.getElementById(changeId(left.current))?.focus()
  }, [changing])

  const wide = (name: string) => {
    const { type } = columnOf(definition, name)!
    return isWide(type) || type === 'address' || name === partner
  }
  const value = (name: string) => (
    <LinkedValue definition={definition} row={row} column={columnOf(definition, name)!} words={words} />
  )
  const fact = (name: string) =>
    name === changing ? (
      <Suspense key={name}>
        <EditFact definition={definition} words={words} row={row} name={name} onClose={close} />
      </Suspense>
    ) : (
      <div key={name} className={wide(name) ? 'wide' : undefined}>
        <dt>{words.field(name)}</dt>
        {free.includes(name) && changing === null ? (
          <FreeFact name={name} label={words.field(name)} onChange={() => setChanging(name)}>
            {value(name)}
          </FreeFact>
        ) : (
          <dd>{name === approver && workflow ? t('documents.way.follows', { workflow }) : value(name)}</dd>
        )}
      </div>
    )
  // The chain above the lines shows its sources.
  const inChain = new Set(definition.createdFrom.map(({ relation }) => relation))
  const groups = isRail
    ? groupsOf(definition, row)
        .map(([group, names]) => ({ group, names: names.filter((name) => facts.includes(name) && !inChain.has(name)) }))
        .filter(({ names }) => names.length > 0)
    : [{ group: null, names: facts }]
  return (
    <section className="panel document-facts" data-rail={isRail || undefined}>
      {groups.map(({ group, names }) => (
        <Fragment key={group}>
          {group && <h2>{words.group(group)}</h2>}
          <dl>{names.map(fact)}</dl>
        </Fragment>
      ))}
      {changing === null && missing.length > 0 && (
        <div className="facts-missing">
          {missing.map((name) => (
            <AddFact key={name} name={name} label={words.field(name)} onAdd={() => setChanging(name)} />
          ))}
        </div>
      )}
    </section>
  )
}
