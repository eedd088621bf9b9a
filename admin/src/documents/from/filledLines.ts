import { freshKey, type Line } from '../../lines/model/line.ts'
import { isSame, type Values } from '../../resources/form/values.ts'
import type { Made, MadeLine } from './made.ts'

const sourceIn = (line: Line, by: string): unknown => (line as unknown as Values)[by] ?? null

const isEmptyLine = ({ key: _key, ...line }: Line) =>
  Object.values(line).every((value) => value === null || value === undefined || value === false)

/**
 * The lines of a form once documents are named and others are not any more: without empty ones and those that are made
 * from documents that went, with those that are made from documents that came unless they are there.
 * @param by the relation of a line to the line that it is made from
 * @param name the field with the lines
 */
export function linesOf(
  now: readonly Line[],
  by: string,
  { added, gone }: { added: readonly Made[]; gone: readonly Made[] },
  name: string,
): readonly Line[] {
  const idsIn = (made: readonly Made[]) =>
    new Set(made.flatMap(({ lines }) => (lines[name] ?? []).map((line) => line[by])))
  const [there, went] = [new Set(now.map((line) => sourceIn(line, by))), idsIn(gone)]
  const kept = now.filter((line) => !isEmptyLine(line) && !went.has(sourceIn(line, by)))
  const made = added.flatMap(({ lines }) => (lines[name] ?? []).filter((line) => !there.has(line[by])))
  return [...kept, ...made.map(newLine)]
}

/** A line of a form that begins as what is made. */
export const newLine = ({ open: _open, ...line }: MadeLine): Line => ({ ...line, key: freshKey() }) as Line

/** Whether nobody has written in a line since it began with these values. */
export const isAs = ({ key: _key, ...line }: Line, begun: Values): boolean =>
  Object.entries(line).every(([name, value]) => isSame(value ?? null, begun[name] ?? null))

/** The same lines, made from no other document. */
export const linesStanding = (now: readonly Line[], by: string): Line[] =>
  now.map((line) => ({ ...line, [by]: null }) as Line)
