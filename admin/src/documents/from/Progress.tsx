import { type AnyResource, lineResource, relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Alert } from 'antd'
import { formatNumber, kgFigure } from '../../format/number.ts'
import { subjectField } from '../../lines/shown/columns.ts'
import { linesIn } from '../../lines/shown/difference.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import type { DocumentRow } from '../document.ts'
import { wayOf } from './openText.ts'
import { type LineProgress, lostOf, shortOf, useProgress } from './progress.ts'
import './from.css'

/** The units in which people count what has come: those that any line has. */
const UNITS = ['pieces', 'actualKg', 'baremKg'] as const

const figure = (value: string | null | undefined, unit = 'pieces') =>
  value == null ? '—' : unit === 'pieces' ? formatNumber(value, 3) : kgFigure(value)

/** What was done of each line of a document, and what of it is still open, in every unit. */
export default function Progress({ definition, row }: { definition: AnyResource; row: DocumentRow }) {
  const t = useTranslate()
  const data = useProgress(definition, row)
  const way = wayOf(definition)
  const holds = data.some(({ held }) => held !== undefined)
  if (!holds && !data.some(({ done, isOpen }) => !isOpen || Object.values(done).some((value) => Number(value) > 0)))
    return null
  return (
    <section className="panel document-progress" aria-labelledby="document-progress">
      <h2 id="document-progress">{t(`documents.made.${way}.title`)}</h2>
      {data
        .filter((line) => lostOf(line) > 0)
        .map((line) => (
          <Alert
            key={line.line}
            className="progress-lost"
            type="warning"
            showIcon
            message={t('documents.made.lost', {
              name: nameOf(definition, row, line),
              figure: figure(String(lostOf(line))),
            })}
          />
        ))}
      <div className="progress-scroll" tabIndex={0} role="group" aria-label={t(`documents.made.${way}.title`)}>
        <table>
          <thead>
            <tr>
              <th rowSpan={2}>{t('documents.made.line')}</th>
              <th colSpan={3}>{t(`documents.made.${way}.done`)}</th>
              <th colSpan={3}>{t('documents.made.left')}</th>
              {holds && (
                <>
                  <th rowSpan={2}>{t('documents.made.held')}</th>
                  <th rowSpan={2}>{t('documents.made.short')}</th>
                </>
              )}
              <th rowSpan={2}>{t('documents.made.state')}</th>
            </tr>
            <tr>
              {['done', 'left'].flatMap((part) =>
                UNITS.map((unit) => <th key={`${part} ${unit}`}>{t(`documents.made.units.${unit}`)}</th>),
              )}
            </tr>
          </thead>
          <tbody>
            {data.map((line) => (
              <tr key={line.line}>
                <th scope="row">{nameOf(definition, row, line)}</th>
                {UNITS.map((unit) => (
                  <td key={unit} className="figures">
                    {figure(line.done[unit], unit)}
                  </td>
                ))}
                {UNITS.map((unit) => (
                  <td key={unit} className="figures">
                    {line.isOpen ? figure(line.open[unit], unit) : '—'}
                  </td>
                ))}
                {holds && (
                  <>
                    <td className="figures">{line.isOpen ? figure(line.held?.pieces ?? '0') : '—'}</td>
                    <td className={shortOf(line) > 0 ? 'figures progress-short' : 'figures'}>
                      {shortOf(line) > 0 ? figure(String(shortOf(line))) : '—'}
                    </td>
                  </>
                )}
                <td>{t(line.isOpen ? 'documents.made.open.yes' : 'documents.made.open.no')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What a line is about. */
function nameOf(definition: AnyResource, row: AnyRow, { field, line }: LineProgress): string {
  const found = linesIn(row[field]).find(({ id }) => id === line)
  const subject = subjectField(lineResource(definition, field).fields)
  const about = subject && (found?.[relationKey(subject)] as Embedded | null | undefined)
  return String(found?.productName ?? (about ? about.name : null) ?? '—')
}
