import { resources } from '@barem/resources'
import { type AnyResource, type Field, visibleTo } from '@barem/resources/kit'
import { factsOf, type FactType } from '@barem/workflows'
import { use, useMemo } from 'react'
import { resourcePart, wantWords } from '../../i18n/later.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'

const byName = new Map<string, AnyResource>(resources.map((resource) => [resource.name, resource]))

export const definitionOf = (name: string | null): AnyResource | null => (name && byName.get(name)) || null

/** Documents that get approved: each has workflows by its definition. */
export const approvedKinds: readonly AnyResource[] = resources.filter(({ states }) => states?.approval)

/** Fields of a document that name a person who could approve it. */
export const personFieldsOf = ({ fields, states }: AnyResource): string[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'belongsTo' && field.to === 'users' && name !== states?.approval?.approver ? [name] : [],
  )

/** The parts of the dictionary with the words of a kind of documents, and of its partner. */
function partsOf(definition: AnyResource | null): string[] {
  const { name, partner, fields } = definition ?? {}
  const relation = partner ? (fields?.[partner] as Field | undefined) : undefined
  return [name, relation && 'to' in relation ? relation.to : undefined].flatMap((one) => (one ? resourcePart(one) : []))
}

/** A kind of documents as the person sees it, with what conditions can ask about it. */
export type Kind = { seen: AnyResource | null; facts: readonly FactType[]; personFields: readonly string[] }

export function useKind(resource: string | null): Kind {
  const who = useSession()
  for (const part of partsOf(definitionOf(resource))) use(wantWords(part))
  return useMemo(() => {
    const definition = definitionOf(resource)
    const seen = definition && visibleTo(definition, (area) => mayAct(who, area, 'v'))
    if (!seen) return { seen: null, facts: [], personFields: [] }
    return { seen, facts: factsOf(seen, (name) => byName.get(name) ?? null), personFields: personFieldsOf(seen) }
  }, [resource, who])
}
