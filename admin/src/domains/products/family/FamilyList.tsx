import { Alert } from 'antd'
import { useTranslate } from '@refinedev/core'
import { brokenPairs, type Draft } from './family.ts'
import { FamilyRows } from './FamilyRows.tsx'
import type { Alike } from './useCheck.ts'

/** The number of broken combinations named one by one. */
const NAMED = 12

type Props = {
  draft: Draft | null
  taken: ReadonlySet<string> | undefined
  alike: Alike
  error: Error | null
  skipped: ReadonlySet<string>
  onSkip: (codes: readonly string[], skip: boolean) => void
}

/** The products of the family one by one, and combinations that cannot be made. */
export function FamilyList({ draft, taken, alike, error, skipped, onSkip }: Props) {
  const t = useTranslate()
  const broken = draft ? brokenPairs(draft) : []
  const stops = broken.some(({ rule }) => rule !== 'impossible')
  const rows = draft?.rows ?? []
  const there = taken && rows.filter(({ code }) => taken.has(code.toLowerCase()) || alike.has(code)).length
  return (
    <section className="form-group" aria-labelledby="family-list">
      <h2 id="family-list">
        {t('products.family.list')}
        {rows.length > 0 && (
          <span className="family-count" aria-live="polite">
            {there === undefined
              ? t('products.family.count', { count: rows.length })
              : t('products.family.counted', { count: rows.length, fresh: rows.length - there, taken: there })}
          </span>
        )}
      </h2>
      {broken.length > 0 && (
        <Alert
          className="family-broken"
          type={stops ? 'error' : 'warning'}
          showIcon
          message={t(stops ? 'products.family.broken' : 'products.family.leftOut', { count: broken.length })}
          description={
            <ul>
              {broken.slice(0, NAMED).map(({ name, rule }) => (
                <li key={name}>
                  <b className="figures">{name}</b>: {t(`products.family.pair.${rule}`)}
                </li>
              ))}
              {broken.length > NAMED && <li>{t('products.family.more', { total: broken.length - NAMED })}</li>}
            </ul>
          }
        />
      )}
      {error && <Alert className="family-broken" type="warning" showIcon message={error.message} />}
      {rows.length > 0 ? (
        <FamilyRows rows={rows} taken={taken} alike={alike} skipped={skipped} onSkip={onSkip} />
      ) : (
        <p className="family-empty">{t('products.family.empty')}</p>
      )}
    </section>
  )
}
