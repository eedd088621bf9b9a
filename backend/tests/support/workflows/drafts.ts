import { emptyStep, type Condition, type Graph } from '@barem/workflows'
import { api, signIn, type Company } from '#tests/support/client'
import { conditionNode, endNode, startNode } from './graphs.ts'

/** The super admin of a company. */
export const boss = async (company: Company = 'DONGA') => api(await signIn('superadmin', company))

/** One step after the other, each with the people that it asks. */
export const inSequence = (...steps: (readonly string[])[]): Graph => ({
  start: startNode(steps.length > 0 ? 's1' : 'end'),
  ...Object.fromEntries(
    steps.map((ids, place) => [
      `s${place + 1}`,
      {
        ...emptyStep(`Bước ${place + 1}`, { x: 0, y: 0 }),
        approvers: [{ kind: 'people' as const, ids }],
        self: 'allow' as const,
        repeat: 'ask' as const,
        next: place + 1 < steps.length ? `s${place + 2}` : 'end',
      },
    ]),
  ),
  end: endNode(),
})

/** The first step for everybody, the second where a condition holds. */
export const secondWhen = (when: Condition, first: readonly string[], second: readonly string[]): Graph => ({
  ...inSequence(first, second),
  s1: { ...inSequence(first, second).s1!, next: 'c' } as Graph[string],
  c: conditionNode([{ when, next: 's2' }], 'end'),
})

export type Made = Record<string, any> & { id: string; version: number }

/** A workflow for sales orders of a department that no other test has, or of every department. */
export async function drafted(body: Record<string, unknown>): Promise<Made> {
  const { status, body: made } = await (
    await boss()
  ).post('/workflows', {
    ...{ name: 'Quy trình thử', resource: 'sales-orders', everyDocument: true, everyDepartment: false },
    ...body,
  })
  if (status !== 201) throw new Error(JSON.stringify(made))
  return made
}

/** The same, published. */
export async function published(body: Record<string, unknown>): Promise<Made> {
  const made = await drafted(body)
  const { status, body: row } = await (await boss()).post(`/workflows/${made.id}/publish`, { version: made.version })
  if (status !== 200) throw new Error(JSON.stringify(row))
  return row
}
