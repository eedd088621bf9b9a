import { useTranslate } from '@refinedev/core'
import { say } from '../i18n/i18n.ts'
import { formatMoney } from '../format/number.ts'
import type { AnyResource } from '@barem/resources/kit'
import type { Saving } from '../overrides/types.ts'
import { definitionOf } from '../resources/model/registry.ts'
import { seenBy } from '../resources/model/visible.ts'
import { wordsOf } from '../resources/model/words.ts'
import { session } from '../session/session.ts'
import { differencesOf, previewOf, type Preview } from './seen.ts'
import { figureName } from './names.ts'
import { specOf } from './spec.ts'
import './totals.css'

const DIFFERS = 'DOC_ERR_003'

/** The preview sent with the last body. */
let sent: Preview = {}

const seen = (resource: string) => seenBy(session.get(), definitionOf(resource))

/** Sends what the person has seen, and asks when the server's figures differ. */
export const savingWithPreview = (resource: string): Saving => ({
  besides(values, base) {
    sent = previewOf(seen(resource), values, base)
    return { preview: sent }
  },
  again({ error, modal }) {
    const figures = (error.body as { figures?: Preview }).figures
    if (error.code !== DIFFERS || !figures) return undefined
    return new Promise((resolve) => {
      modal.confirm({
        title: say('grid.differs.title'),
        width: 560,
        content: <Differences definition={seen(resource)} before={sent} now={figures} />,
        okText: say('grid.differs.take'),
        cancelText: say('grid.differs.back'),
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
function Differences({ definition, before, now }: { definition: AnyResource; before: Preview; now: Preview }) {
  const t = useTranslate()
  const { total, foot, amount } = specOf(definition)
  const fields = [total, foot.deduction, foot.charge, amount].filter((name) => name !== null)
  const nameOf = figureName(t, wordsOf(t, definition), total)
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
          {differencesOf(fields, before, now).map(({ field, line, ...sides }) => (
            <tr key={field ?? line}>
              <th scope="row">{field === null ? t('grid.differs.line', { number: line }) : nameOf(field)}</th>
              <td className="figures">{sides.seen === null ? '—' : formatMoney(sides.seen)}</td>
              <td className="figures">{sides.now === null ? '—' : formatMoney(sides.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
