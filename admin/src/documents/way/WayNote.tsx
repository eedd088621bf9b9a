import { useTranslate } from '@refinedev/core'
import type { WayPreview } from './preview.ts'
import './way.css'

/** Who will be asked, step by step, in place of a named approver. */
export function WayNote({ way }: { way: WayPreview }) {
  const t = useTranslate()
  return (
    <div className="way-note" role="status">
      <p>{t('documents.way.by', { workflow: way.workflow.name })}</p>
      {way.steps.length === 0 ? (
        <p>{t('documents.way.nobody')}</p>
      ) : (
        <ol>
          {way.steps.map(({ node, name, quorum, asked }) => (
            <li key={node}>
              {name && <b>{name}: </b>}
              {asked.map(({ name: person }) => person).join(', ')}
              {asked.length > 1 && (
                <small>
                  {' '}
                  {typeof quorum === 'number'
                    ? t('documents.way.number', { number: quorum })
                    : t(`documents.way.${quorum}`)}
                </small>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
