import { i18n } from '../i18n/i18n.ts'
import { formatMoney } from '../format/number.ts'
import type { Saving } from '../overrides/types.ts'
import { definitionOf } from '../resources/model/registry.ts'
import { seenBy } from '../resources/model/visible.ts'
import { session } from '../session/session.ts'
import { differencesOf, previewOf, type Preview } from './seen.ts'
import './totals.css'

const DIFFERS = 'DOC_ERR_003'

/** The preview sent with the last body. */
let sent: Preview = {}

/** Sends what the person has seen, and asks when the server's figures differ. */
export const savingWithPreview = (resource: string): Saving => ({
  besides(values, base) {
    sent = previewOf(seenBy(session.get(), definitionOf(resource)), values, base)
    return { preview: sent }
  },
  again({ error, modal }) {
    const figures = (error.body as { figures?: Preview }).figures
    if (error.code !== DIFFERS || !figures) return undefined
    return new Promise((resolve) => {
      modal.confirm({
        title: i18n.t('grid.differs.title'),
        width: 560,
        content: <Differences seen={sent} now={figures} />,
        okText: i18n.t('grid.differs.take'),
        cancelText: i18n.t('grid.differs.back'),
        onOk() {
          sent = figures
          resolve({ preview: figures })
        },
        onCancel: () => resolve(null),
      })
    })
  },
})

/** The figures the person has seen beside the current ones. */
function Differences({ seen, now }: { seen: Preview; now: Preview }) {
  const t = i18n.t.bind(i18n)
  return (
    <>
      <p>{t('grid.differs.text')}</p>
      <table className="differs">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('grid.differs.figure')}</span>
            </th>
            <th scope="col">{t('grid.differs.seen')}</th>
            <th scope="col">{t('grid.differs.now')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(seen, now).map(({ figure, line, ...sides }) => (
            <tr key={`${figure}${line}`}>
              <th scope="row">
                {line === null ? t(`grid.differs.of.${figure}`) : t('grid.differs.line', { number: line })}
              </th>
              <td className="figures">{sides.seen === null ? '—' : formatMoney(sides.seen)}</td>
              <td className="figures">{sides.now === null ? '—' : formatMoney(sides.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
