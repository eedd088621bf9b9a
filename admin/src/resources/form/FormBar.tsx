import { Alert, Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import type { Problem } from './problems.ts'
import type { Next } from './useRecordForm.ts'

/** At most this many fields are named; the first ones lead to the rest. */
const NAMED = 4

/** A second way to save: to add another row, or to request approval of the document. */
export type Also = 'new' | 'request'

type Props = {
  problems: { problem: Problem; label: string }[]
  failure: string | null
  busy: boolean
  /** Whether there is nothing to save yet. */
  pristine: boolean
  /** Whether it is a new row. */
  fresh: boolean
  /** Whether a document still lacks what is required: it is saved as a draft. */
  lacking: boolean
  also: Also | null
  /** What the button says that saves and requests. */
  request: string
  /** What else is done with a row once it is saved. */
  more: readonly { key: string; label: string; keys: string }[]
  /** When what is in the form was last kept on this device, as an ISO moment. */
  keptAt: string | null
  onSave: (next: Next) => void
  onCancel: () => void
  onGoTo: (problem: Problem) => void
}

/** The bar at the foot of every form, and above it what keeps the form from being saved. */
export function FormBar({
  problems,
  failure,
  busy,
  also,
  request,
  more,
  keptAt,
  onSave,
  onCancel,
  onGoTo,
  ...is
}: Props) {
  const t = useTranslate()
  const lacks = also === 'request' && problems.length > 0
  return (
    <footer className="form-bar">
      <div role="alert">
        {failure && <Alert type="error" showIcon role="presentation" message={failure} />}
        {problems.length > 0 && (
          <div className="form-problems">
            <span>{t('crud.form.problems', { total: problems.length })}</span>
            {problems.slice(0, NAMED).map(({ problem, label }) => (
              <button
                key={problem.path.join('.')}
                type="button"
                title={problem.message}
                onClick={() => onGoTo(problem)}
              >
                {label}
              </button>
            ))}
            {problems.length > NAMED && <span>…</span>}
          </div>
        )}
      </div>
      {keptAt && (
        <span className="form-kept" role="status">
          {t(lacks ? 'crud.draft.keptLacking' : 'crud.draft.kept', { at: formatDateTime(keptAt).slice(-5) })}
        </span>
      )}
      <div className="form-buttons">
        <Button onClick={onCancel} disabled={busy} aria-keyshortcuts="Escape">
          {t('buttons.cancel')}
        </Button>
        {also === 'new' && (
          <Button onClick={() => onSave('new')} disabled={busy || is.pristine}>
            {t('crud.form.saveAndNew')}
          </Button>
        )}
        <Button
          type={also === 'request' ? 'default' : 'primary'}
          loading={busy}
          disabled={is.pristine}
          onClick={() => onSave('show')}
          aria-keyshortcuts="Control+S"
        >
          {t(is.lacking ? 'crud.form.saveDraft' : 'buttons.save')}
        </Button>
        {more.map(({ key, label, keys }) => (
          <Button
            key={key}
            disabled={busy || (is.pristine && is.fresh)}
            onClick={() => onSave({ do: key })}
            aria-keyshortcuts={keys}
          >
            {label}
          </Button>
        ))}
        {also === 'request' && (
          <Button
            type="primary"
            disabled={busy || (is.pristine && is.fresh)}
            onClick={() => onSave('request')}
            aria-keyshortcuts="Control+Enter"
          >
            {request}
          </Button>
        )}
      </div>
    </footer>
  )
}
