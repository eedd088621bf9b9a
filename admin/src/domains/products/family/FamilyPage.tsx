import type { Guard } from '../../../resources/form/unsaved.ts'
import { type AnyResource, insideSentence } from '@barem/resources/kit'
import { Alert, Button, Form } from 'antd'
import { type FocusEvent, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { DraftOffer } from '../../../resources/form/DraftOffer.tsx'
import { useFirstFocus } from '../../../resources/form/firstFocus.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { useFormKeys } from '../../../resources/form/useFormKeys.ts'
import { useLeaveGuard } from '../../../resources/form/useLeaveGuard.tsx'
import { paths } from '../../../resources/model/paths.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useRights } from '../../../resources/model/useRights.ts'
import { useSeen } from '../../../resources/model/visible.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { ForbiddenPage } from '../../../pages/ForbiddenPage.tsx'
import { blocking, COMMON, draftOf, type FamilyTyped, leftOut, placeholders, problemsAt } from './family.ts'
import { FamilyList } from './FamilyList.tsx'
import { PatternInput } from './PatternInput.tsx'
import { SizeFields } from './SizeFields.tsx'
import { useTaken } from './useCheck.ts'
import { FORM, useFamily } from './useFamily.ts'
import { useMeaning } from './useMeaning.ts'
import '../../../resources/screens.css'
import '../../../resources/form/form.css'
import '../products.css'
import './family.css'

/** Many products at once: one shape in all its sizes and thicknesses. */
export default function FamilyPage() {
  const definition = useSeen(definitionOf('products'))
  return useRights(definition).create ? (
    <Family definition={definition} />
  ) : (
    <ForbiddenPage area={definition.area} level="c" />
  )
}

/** The newest first, so that what was made is what is seen. */
const NEWEST = `?${new URLSearchParams({ _sort: 'createdAt', _order: 'desc' })}`

function Family({ definition }: { definition: AnyResource }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const language = useLocale()
  const words = useWords(definition)
  const guard = useRef<Guard | null>(null)
  const [active, setActive] = useState('')
  const state = useFamily(definition, guard, () => void navigate(definition.route + NEWEST, { replace: true }))
  const { form, refusals, busy, tried } = state
  const typed = (Form.useWatch([], form) ?? {}) as FamilyTyped
  const draft = draftOf(typed)
  const whole = draft && blocking(draft).length === 0 && draft.rows.length > 0
  const { taken, alike, error } = useTaken(whole ? { ...draft.input, skip: leftOut(draft) } : null)
  const skipped = state.skippedOf(alike)
  const make = () => void state.make(skipped)
  const meaning = useMeaning(typed.shape)
  const total = (draft?.rows ?? []).filter(({ code }) => !skipped.has(code) && !taken?.has(code.toLowerCase())).length
  const leave = () => void navigate(paths.list(definition))
  useFirstFocus(FORM, 'shape')
  useLeaveGuard(guard)
  useFormKeys({ save: make, cancel: leave })

  /** The problems of an input, once the person has left it. */
  function told(field: string, label: string): { help?: string; validateStatus?: 'error' } {
    if (!draft || (active === `${FORM}_${field}` && !tried)) return {}
    const problems = problemsAt(draft, field).filter(({ rule }) => tried || rule !== 'required')
    if (problems.length === 0) return {}
    return {
      validateStatus: 'error',
      help: problems
        .map(({ rule, entry }) =>
          [entry && `“${entry}”`, t(`validation.family_${rule}`, { max: 500, field: insideSentence(label) })]
            .filter(Boolean)
            .join(': '),
        )
        .join(' · '),
    }
  }

  const shared = { definition, words, row: null, refusals }
  const pattern = (name: 'codePattern' | 'namePattern', example: string | undefined) =>
    typed.shape && (
      <Form.Item
        name={name}
        label={t(`products.family.${name}`)}
        required
        {...told(name, t(`products.family.${name}`))}
      >
        <PatternInput
          label={t(`products.family.${name}`)}
          placeholders={placeholders(typed.shape, typed.length ?? '', language)}
          meaning={meaning}
          example={example ?? null}
        />
      </Form.Item>
    )

  return (
    <section className="screen form-screen">
      <PageHeader title={t('menu.productFamily')} note={t('products.family.about')} />
      <Form
        form={form}
        name={FORM}
        className="record-form"
        layout="vertical"
        initialValues={state.start}
        disabled={busy}
        onValuesChange={state.onValuesChange}
        onSubmitCapture={(event) => event.preventDefault()}
        onFocus={({ target }: FocusEvent) => setActive(target.id)}
        onBlur={() => setActive('')}
      >
        {state.found && <DraftOffer at={state.found.at} onRestore={state.restore} onDiscard={state.forget} />}
        <section className="form-group" aria-labelledby="family-shape">
          <h2 id="family-shape">{t('products.family.shapeAndSizes')}</h2>
          <SizeFields {...shared} typed={typed} told={told} />
        </section>
        {typed.shape && (
          <section className="form-group" aria-labelledby="family-names">
            <h2 id="family-names">{t('products.family.names')}</h2>
            <div className="form-grid">
              {pattern('codePattern', draft?.rows[0]?.code)}
              {pattern('namePattern', draft?.rows[0]?.name)}
            </div>
          </section>
        )}
        <section className="form-group" aria-labelledby="family-common">
          <h2 id="family-common">{t('products.family.common')}</h2>
          <div className="form-grid">
            {COMMON.filter((name) => definition.fields[name]).map((name) => (
              <FormField key={name} {...shared} name={name} />
            ))}
          </div>
        </section>
        <FamilyList draft={draft} taken={taken} alike={alike} error={error} skipped={skipped} onSkip={state.skip} />
        <footer className="form-bar">
          <div role="alert">
            {state.failure && <Alert type="error" showIcon role="presentation" message={state.failure} />}
          </div>
          <div className="form-buttons">
            <Button onClick={leave} disabled={busy} aria-keyshortcuts="Escape">
              {t('buttons.cancel')}
            </Button>
            <Button
              type="primary"
              loading={busy}
              disabled={busy || (Boolean(whole) && total === 0)}
              onClick={make}
              aria-keyshortcuts="Control+S"
            >
              {total > 0 ? t('products.family.go', { count: total }) : t('products.family.goNone')}
            </Button>
          </div>
        </footer>
      </Form>
    </section>
  )
}
