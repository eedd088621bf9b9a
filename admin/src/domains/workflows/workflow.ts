import type { Condition, Explained, Facts, Graph, How, Problem, Quorum, Turn } from '@barem/workflows'
import { isSame } from './same.ts'

export type Person = { id: string; code: string | null; name: string }
export type NamedPerson = Person & { isLocked: boolean; sees: boolean }
export type NamedGroup = Person & { people: number; able: number }

/** What is published as a whole. */
export type Draft = {
  resource: string | null
  everyDepartment: boolean
  departmentIds: string[]
  priority: number | null
  fallbackId: string | null
  everyDocument: boolean
  rules: Condition | null
  graph: Graph
}

/** A draft with what it is called: all that the designer changes. */
export type Drawn = Draft & { code: string; name: string; description: string | null }

export type Version = {
  number: number
  publishedAt: string
  publishedBy: Person | null
  note: string | null
  requests: number
}

/** A workflow as the server answers it. */
export type Workflow = Drawn & {
  id: string
  version: number
  enabled: boolean
  updatedAt: string
  updatedBy: Person | null
  published: { number: number; at: string; by: Person | null; note: string | null } | null
  isChanged: boolean
  running: number
  versions: Version[]
  problems: Problem[]
  names: { users: NamedPerson[]; roleGroups: NamedGroup[]; departments: Person[]; rows: Person[] }
  allowed: { edit: boolean; publish: boolean; try: boolean }
}

/** A workflow as a list shows it. */
export type ListedWorkflow = {
  id: string
  version: number
  code: string
  name: string
  description: string | null
  resource: string | null
  everyDepartment: boolean
  departments: { id: string; name: string }[]
  enabled: boolean
  published: number | null
  isChanged: boolean
  requests: number
  running: number
  updatedAt: string
}

export type Asked = Person & { how: How }

/** Which workflow a document goes by, and why it does not go by each other one. */
export type Chosen = {
  chosen: Person | null
  others: (Person & { why: 'department' | 'rules' | 'order'; rules: Explained | null })[]
  rows: Person[]
}

export type Simulated = {
  facts: Facts
  choice: Chosen
  rules: Explained | null
  matches: boolean | null
  turns: Turn[]
  steps: { node: string; name: string; quorum: Quorum; asked: Asked[] }[]
  end: string | null
}

export type Group = { count: number; documents: { id: string; code: string }[]; more: number }

export type Backtest = {
  total: number
  isCut: boolean
  matched: Group
  unknown: Group
  people: (Group & { person: Person })[]
  newlyAsked: Group
  noLongerAsked: Group
  medianHours: number | null
}

export type RunningRequest = {
  id: string
  resource: string
  recordId: string
  code: string
  requestedAt: string
  requestedBy: Person
  workflow: { id: string; code: string; name: string; number: number } | null
  step: string
  node: string
  since: string
  waitingFor: { task: string; person: Person }[]
}

const drawnKeys = [
  'code',
  'name',
  'description',
  'resource',
  'everyDepartment',
  'departmentIds',
  'priority',
  'fallbackId',
  'everyDocument',
  'rules',
  'graph',
] as const satisfies readonly (keyof Drawn)[]

/** What of a workflow the designer changes. */
export const drawnOf = (workflow: Drawn): Drawn =>
  Object.fromEntries(drawnKeys.map((key) => [key, workflow[key]])) as Drawn

/** What differs between two drafts, by their keys. */
export const changesOf = (before: Drawn, after: Drawn): Partial<Drawn> =>
  Object.fromEntries(drawnKeys.filter((key) => !isSame(before[key], after[key])).map((key) => [key, after[key]]))
