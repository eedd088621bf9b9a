import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Problem } from './problems.ts'

/** At most this many fields are named; the first ones lead to the rest. */
const NAMED = 4

type Props = {
  problems: { problem: Problem; label: string }[]
  failure: string | null
  busy: boolean
  canAddMore: boolean
  onSave: () => void
  onSaveAndNew: () => void
  onCancel: () => void
  onGoTo: (problem: Problem) => void
}

/** The bar at the foot of every form, and above it what keeps the form from being saved. */
export function FormBar({ problems, failure, busy, canAddMore, onSave, onSaveAndNew, onCancel, onGoTo }: Props) {
  const { t } = useTranslation()
  return (
    <footer className="form-bar">
      <div role="alert">
        {failure && <Alert type="error" showIcon role="presentation" message={failure} />}
        {problems.length > 0 && (
          <div className="form-problems">
            <span>{t('crud.form.problems', { total: problems.length })}</span>
            {problems.slice(0, NAMED).map(({ problem, label }) => (
              <button key={problem.path.join('.')} type="button" title={problem.message} onClick={() => onGoTo(problem)}>
                {label}
              </button>
            ))}
            {problems.length > NAMED && <span>…</span>}
          </div>
        )}
      </div>
      <div className="form-buttons">
        <Button onClick={onCancel} disabled={busy} aria-keyshortcuts="Escape">
          {t('buttons.cancel')}
        </Button>
        {canAddMore && (
          <Button onClick={onSaveAndNew} disabled={busy}>
            {t('crud.form.saveAndNew')}
          </Button>
        )}
        <Button type="primary" loading={busy} onClick={onSave} aria-keyshortcuts="Control+S">
          {t('buttons.save')}
        </Button>
      </div>
    </footer>
  )
}
