import { useTranslate } from '@refinedev/core'

/** Explains what can be typed, and what the keys do. */
export function FinderFoot({ typed }: { typed: boolean }) {
  const t = useTranslate()
  const keys = [
    ['↑ ↓', t('finder.keys.choose')],
    ['Enter', t('finder.keys.open')],
    ['Ctrl Enter', t('finder.keys.newTab')],
    ['Esc', t('finder.keys.close')],
  ]
  return (
    <footer className="finder-foot">
      {typed ? (
        <dl aria-hidden>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('finder.hint')}</p>
      )}
    </footer>
  )
}
