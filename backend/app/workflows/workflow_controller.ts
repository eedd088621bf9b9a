import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { emptyGraph, factsOf } from '@barem/workflows'
import { usedKinds } from '#app/approvals/published'
import { ApiError } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { onceAs } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { may, requirePermission } from '#app/identity/permissions'
import { seenBy } from '#app/resources/http/seen'
import { backtest } from './backtest.ts'
import {
  backtestBody,
  enableBody,
  newWorkflowBody,
  pathId,
  publishBody,
  simulateBody,
  workflowChangeBody,
} from './body.ts'
import { checkDraft } from './check.ts'
import { listWorkflows } from './list.ts'
import { groupsIn, groupsOf, peopleIn, peopleOf } from './names.ts'
import { options } from './options.ts'
import { publish } from './publish.ts'
import {
  addWorkflow,
  lockedWorkflow,
  nextWorkflowCode,
  removeWorkflow,
  saveWorkflow,
  switchWorkflow,
  versionOf,
  versionsOf,
  workflowOf,
  type Draft,
  type WorkflowRow,
} from './rows.ts'
import { simulate } from './simulate.ts'

/** Resources of documents that get approved: each has workflows by its definition. */
const approvedResources = ({ engine }: HttpContext) => engine.resources.filter(({ states }) => states?.approval)

const approvedResource = (ctx: HttpContext, name: string | null): AnyResource | null =>
  approvedResources(ctx).find((resource) => resource.name === name) ?? null

/** Resources whose rows a draft may name: those that facts of some document lead to, and whom steps ask. */
const isNameable = (ctx: HttpContext, name: string): boolean =>
  ['users', 'role-groups', 'departments'].includes(name) ||
  approvedResources(ctx).some((resource) => factsOf(resource, ctx.engine.lookup).some(({ to }) => to === name))

const NEW: Draft = {
  ...{ resource: null, everyDepartment: false, departmentIds: [], priority: null, fallbackId: null },
  ...{ everyDocument: false, rules: null, graph: emptyGraph() },
}

/** @throws ApiError COM_ERR_001 for a kind of document that does not get approved */
function checkResource(ctx: HttpContext, { resource }: Partial<Draft>): void {
  if (typeof resource === 'string' && !approvedResource(ctx, resource))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'resource', rule: 'enum' }] })
}

/** Workflows: everybody who is signed in may look at them; drafting takes `54.u`, publishing `54.f`. */
export default class WorkflowController {
  /** A workflow with what is wrong with it and what it names, as the caller sees it. */
  async #answer(ctx: HttpContext, row: WorkflowRow) {
    const resource = approvedResource(ctx, row.resource)
    const seen = resource && seenBy(ctx, resource)
    const { problems, names } = await checkDraft(row, seen, ctx.engine.lookup)
    const { identity } = ctx
    return {
      ...row,
      versions: await versionsOf(row.id),
      problems,
      names,
      allowed: {
        edit: may(identity, areas.workflow, 'u'),
        publish: may(identity, areas.workflow, 'f'),
        try: resource !== null && may(identity, areas.workflow, 'u') && may(identity, resource.area, 'v'),
      },
    }
  }

  /** Refuses a save of what somebody else saved since, with the workflow as it is. */
  async #requireVersion(ctx: HttpContext, row: WorkflowRow, version: number): Promise<void> {
    if (version !== row.version) throw new ApiError('COM_ERR_005', { extra: { current: await this.#answer(ctx, row) } })
  }

  async list(ctx: HttpContext) {
    const { total, rows } = await listWorkflows(ctx)
    ctx.response.header('X-Total-Count', String(total))
    return rows
  }

  async show(ctx: HttpContext) {
    return this.#answer(ctx, await workflowOf(pathId(ctx.params.id)))
  }

  async create(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { code, description = null, ...said } = await newWorkflowBody(jsonBody(ctx))
      checkResource(ctx, said)
      const values = { ...NEW, ...said, description, code: code ?? (await nextWorkflowCode()) }
      const id = await addWorkflow(values, ctx.identity.userId)
      ctx.response.status(201)
      return this.#answer(ctx, await workflowOf(id))
    })
  }

  async update(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { version, changes } = await workflowChangeBody(jsonBody(ctx))
      checkResource(ctx, changes)
      const row = await lockedWorkflow(pathId(ctx.params.id))
      await this.#requireVersion(ctx, row, version)
      if (Object.keys(changes).length > 0) await saveWorkflow(row, changes, ctx.identity.userId)
      return this.#answer(ctx, await workflowOf(row.id))
    })
  }

  async delete(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const row = await lockedWorkflow(pathId(ctx.params.id))
      await removeWorkflow(row)
      return { succeeded: true }
    })
  }

  async publish(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { version, note } = await publishBody(jsonBody(ctx))
      const row = await lockedWorkflow(pathId(ctx.params.id))
      await this.#requireVersion(ctx, row, version)
      const resource = approvedResource(ctx, row.resource)
      const seen = resource && seenBy(ctx, resource)
      await publish(row, { seen, lookup: ctx.engine.lookup }, { userId: ctx.identity.userId, note })
      return this.#answer(ctx, await workflowOf(row.id))
    })
  }

  async enable(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      const { enabled } = await enableBody(jsonBody(ctx))
      const row = await lockedWorkflow(pathId(ctx.params.id))
      await switchWorkflow(row.id, enabled, ctx.identity.userId)
      return this.#answer(ctx, await workflowOf(row.id))
    })
  }

  /** Rows that a draft may name: people, role groups, departments, and what conditions compare with. */
  async options(ctx: HttpContext) {
    const target = ctx.engine.resources.find(({ name }) => name === ctx.params.kind && isNameable(ctx, name))
    if (!target) throw new ApiError('COM_ERR_002')
    return options(target, flatQuery(ctx.request.parsedUrl.query))
  }

  /** Kinds of documents for which a workflow is in use. */
  async kinds() {
    return { succeeded: true, data: await usedKinds() }
  }

  /** What was published as a version, with the people that it names. */
  async version(ctx: HttpContext) {
    const number = Number(ctx.params.number)
    if (!Number.isInteger(number) || number < 1 || number > 1_000_000) throw new ApiError('COM_ERR_002')
    const { graph } = await versionOf(pathId(ctx.params.id), number)
    const users = await peopleOf(peopleIn({ graph, fallbackId: null }), null)
    return { number, graph, names: { users, roleGroups: await groupsOf(groupsIn({ graph }), null) } }
  }

  /** The kind of documents of a draft, when the caller may try it on them. */
  #tried(ctx: HttpContext, draft: Draft) {
    const resource = approvedResource(ctx, draft.resource)
    if (!resource) throw new ApiError('COM_ERR_001', { errors: [{ field: 'resource', rule: 'workflow.noType' }] })
    requirePermission(ctx, resource.area, 'v')
    return { resource, seen: seenBy(ctx, resource), lookup: ctx.engine.lookup }
  }

  async simulate(ctx: HttpContext) {
    const { recordId, requesterId, facts, draft: said } = await simulateBody(jsonBody(ctx))
    const draft = { ...(await workflowOf(pathId(ctx.params.id))), ...said } as WorkflowRow & { resource: string }
    const kinds = this.#tried(ctx, draft)
    return simulate(draft, { recordId, facts, requester: requesterId ?? ctx.identity.userId }, kinds)
  }

  async backtest(ctx: HttpContext) {
    const { days, draft: said } = await backtestBody(jsonBody(ctx))
    const row = await workflowOf(pathId(ctx.params.id))
    const draft = { ...row, ...said } as Draft & { resource: string }
    return backtest(row.id, draft, days, this.#tried(ctx, draft))
  }
}
