import type { Chosen } from '../workflow.ts'
import type { Telling } from '../designer/words.ts'
import { Explanation } from './Explanation.tsx'

type Props = { choice: Chosen; own: string; telling: Telling }

/** Which workflow the document goes by, and why it does not go by each other one. */
export function Choice({ choice: { chosen, others, rows }, own, telling }: Props) {
  const { t, names } = telling
  const known = new Map(rows.map(({ id, name }) => [id, name]))
  const get = (id: string) => known.get(id) ?? names.get(id)
  const all = { get, has: () => true } as unknown as ReadonlyMap<string, string>
  const nameOf = ({ id, code, name }: { id: string; code: string | null; name: string }) =>
    id === own ? t('workflows.try.this') : `${code} ${name}`
  return (
    <div className="try-choice">
      <h3>{t('workflows.try.choice')}</h3>
      <p>
        <b>{chosen ? nameOf(chosen) : t('workflows.try.named')}</b>
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other.id}>
              {nameOf(other)}: {t(`workflows.try.why.${other.why}`)}
              {other.why === 'rules' && other.rules && (
                <ul className="explained">
                  <Explanation explained={other.rules} speech={{ ...telling, names: all }} />
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
