import { match, type Candidate, type Explained, type Facts, type FactType, type Lost } from '@barem/workflows'
import type { AnyResource } from '@barem/resources/kit'
import { publishedFor } from '#app/approvals/published'
import { comparedRows } from './check.ts'
import type { NamedRow } from './names.ts'
import type { Draft } from './rows.ts'

type Named = { id: string; code: string; name: string }

/** Which workflow a document goes by, and why it does not go by each other one. */
export interface Choice {
  /** Null where none fits, and the document names its approver. */
  chosen: Named | null
  others: (Named & { why: Lost<unknown>['why']; rules: Explained | null })[]
  /** Rows that the rules of the others compare with. */
  rows: NamedRow[]
}

/**
 * Chooses among the workflows in use as if the draft were one of them; a draft without rules is left out.
 * @param asked the requester's department, and the facts that the reader may see
 */
export async function chooseWith(
  draft: Draft & Named & { resource: string },
  asked: { departmentId: string | null; facts: Facts },
  { types, lookup }: { types: readonly FactType[]; lookup: (name: string) => AnyResource },
): Promise<Choice> {
  const inUse = (await publishedFor(draft.resource)).filter(({ id }) => id !== draft.id)
  const rules = draft.everyDocument ? null : draft.rules
  const isReady = draft.everyDocument || draft.rules !== null
  const candidates: (Candidate & Named)[] = isReady ? [...inUse, { ...draft, rules }] : inUse
  const { won, lost } = match({ resource: draft.resource, ...asked }, candidates)
  const rows: NamedRow[] = []
  for (const other of inUse) rows.push(...(await comparedRows({ graph: {}, rules: other.rules }, types, lookup)))
  return {
    chosen: won && { id: won.id, code: won.code, name: won.name },
    others: lost.map(({ candidate: { id, code, name }, why, rules: explained }) => ({
      ...{ id, code, name, why },
      rules: explained,
    })),
    rows,
  }
}
