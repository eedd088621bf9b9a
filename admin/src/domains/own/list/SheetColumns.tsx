import { mayBecome, sheetTypes } from '@barem/resources/own'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { formatDate, formatDateTime } from '../../../format/date.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { type SheetHead, unnamed } from './sheet.ts'

/** Days as people here write them, all else as the sheet has it. */
const shownSample = (type: SheetHead['type'], sample: string): string =>
  !/^\d{4}-\d\d-\d\d/.test(sample) ? sample : type === 'dateTime' ? formatDateTime(sample) : formatDate(sample)

type Props = { columns: SheetHead[]; onChange: (columns: SheetHead[]) => void }

/** What each column of a sheet becomes, or that it is left out. */
export function SheetColumns({ columns, onChange }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const nameOf = ({ head, isNamed }: SheetHead) => (isNamed ? head : unnamed(head)[locale]!)
  return (
    <div className="own-scroll own-heads">
      <table className="own-list-parts">
        <thead>
          <tr>
            <th scope="col">{t('own.sheet.head')}</th>
            <th scope="col">{t('own.sheet.becomes')}</th>
            <th scope="col">{t('own.sheet.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) => (
            <tr key={column.head} data-left={column.as === null || undefined}>
              <th scope="row">
                {nameOf(column)}
                {!column.isNamed && <small>{t('own.sheet.noHead')}</small>}
              </th>
              <td>
                <Select<string>
                  aria-label={t('own.sheet.typeOf', { head: nameOf(column) })}
                  popupMatchSelectWidth={false}
                  value={column.as ?? ''}
                  onChange={(as) =>
                    onChange(
                      columns.map((one, at) => (at === place ? { ...one, as: (as || null) as SheetHead['as'] } : one)),
                    )
                  }
                  options={[
                    ...sheetTypes
                      .filter((type) => mayBecome(type, column))
                      .map((type) => ({ value: type, label: t(`own.types.${type}.name`) })),
                    { value: '', label: t('own.sheet.leaveOut') },
                  ]}
                />
              </td>
              <td className="own-samples">
                {column.samples.map((sample) => shownSample(column.type, sample)).join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
