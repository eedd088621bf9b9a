import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyResource } from '@barem/resources/kit'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError } from '#app/http/api_error'
import { isDraining } from '#app/http/draining'
import { errorBody } from '#app/http/error_body'
import type { RequestMark } from '#app/http/once'
import type { Language } from '#app/language/translate'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { importLines } from './import_lines.ts'
import { planImport, type ImportPlan } from './import_plan.ts'
import {
  finishedImport,
  lockProgress,
  MOST_REFUSED,
  saveProgress,
  takeImport,
  type Progress,
  type Sender,
} from './import_progress.ts'
import type { SheetRow } from './process/messages.ts'
import type { ColumnRead } from './read_samples.ts'
import { repeatedValues, type LineWatch } from './repeated_values.ts'

/** Lines in one transaction: few enough that nobody notices it, even on the embedded engine. */
const PART = 25

/** After each part, others have the server for half as long as it took, at most this many milliseconds. */
const BREATH = { share: 0.5, most: 250 }

/** Carries out `part`, and leaves the server to others for a moment. */
async function withBreath<T>(part: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await part()
  await sleep(Math.min((performance.now() - began) * BREATH.share, BREATH.most))
  return result
}

/** An import: its resource, its lines and its sender. */
export interface Import {
  engine: Engine
  resource: AnyResource
  /** The resource as the caller may see it. */
  seen: AnyResource
  sheet: readonly SheetRow[]
  tenantId: string
  writer: Writer & { userId: string }
  language: Language
}

/** Thrown to undo each part of a check. */
class Undo extends Error {}

const planOf = ({ engine, resource, seen, sheet, tenantId, language }: Import): Promise<ImportPlan> =>
  inTenant(tenantId, () => planImport(engine, { resource, seen }, sheet, language))

/** Processes the next part in the transaction at hand; returns the progress. */
async function nextPart(
  { engine, writer, language }: Import,
  plan: ImportPlan,
  { total, done, accepted, passed = 0, refused, left = [] }: Progress,
  watch: LineWatch | null = null,
): Promise<Progress> {
  const lines = plan.lines.slice(done, done + PART)
  const part = await importLines(engine, plan, lines, writer, watch)
  const told = part.refused.map(({ line, error }) => ({ line, ...errorBody(error, language) }))
  return {
    total,
    done: done + lines.length,
    accepted: accepted + part.accepted,
    ...(passed + part.passed > 0 && { passed: passed + part.passed }),
    refused: [...refused, ...told].slice(0, MOST_REFUSED),
    left: [...left, ...part.refused.map(({ line }) => line)],
  }
}

/**
 * Reports what an import would do and changes nothing. Each part is undone before the next, so that others come in
 * between; values that must be unique are compared across parts.
 */
export async function checkSheet(sent: Import): Promise<Progress & { columns: ColumnRead[] }> {
  const trial = { ...sent, writer: { ...sent.writer, trial: true } }
  const plan = await planOf(trial)
  const watch = repeatedValues(trial.resource)
  let progress: Progress = { total: plan.lines.length, done: 0, accepted: 0, refused: [] }
  while (progress.done < progress.total)
    await withBreath(() =>
      inTenant(trial.tenantId, async () => {
        progress = await nextPart(trial, plan, progress, watch)
        throw new Undo()
      }).catch((error) => {
        if (!(error instanceof Undo)) throw error
      }),
    )
  return { ...progress, columns: plan.columns() }
}

/** The error for an import that was interrupted between two parts and may be sent again under the same key. */
function interrupted(error: unknown): unknown {
  return error instanceof ApiError && error.code === 'COM_ERR_016' ? new ApiError('COM_ERR_010') : error
}

/**
 * Imports a sheet in parts, each in a transaction of its own together with the progress so far: if it is interrupted,
 * the lines up to there are saved, and the same sheet sent again by the same person continues after them.
 * @param key what the answer is kept under
 * @returns how far it has come, and whether it had been finished under this key before
 * @throws ApiError COM_ERR_014 when the key is that of another request, COM_ERR_010 when it was interrupted
 */
export async function importSheet(
  asked: Import,
  key: string,
  request: RequestMark,
): Promise<{ progress: Progress; replayed: boolean }> {
  const { tenantId, writer } = asked
  const sender: Sender = { userId: writer.userId, request }
  const plan = await planOf(asked)
  const before = await inTenant(tenantId, () => takeImport(sender, key, plan.lines.length))
  if (before) return { progress: before, replayed: true }
  for (;;) {
    if (isDraining()) throw new ApiError('COM_ERR_010')
    const part = async () => {
      const now = await lockProgress(sender)
      if (!now) return finishedImport(sender.userId, key)
      const next = await nextPart(asked, plan, now)
      await saveProgress(sender, next)
      return next
    }
    const progress = await withBreath(() => inTenant(tenantId, part)).catch((error) => {
      throw interrupted(error)
    })
    if (progress.done === progress.total) return { progress, replayed: false }
  }
}
