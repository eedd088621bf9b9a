import { Checkbox } from 'antd'
import type { MouseEvent } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link, useNavigate } from 'react-router'
import { formatMoney } from '../../format/number.ts'
import { useIsMobile } from '../../layout/useMedia.ts'
import { paths } from '../../resources/model/paths.ts'
import { waitedFor } from '../age.ts'
import { Since } from '../Since.tsx'
import { type Item, keyOf } from './item.ts'
import { ItemMargin } from './ItemMargin.tsx'
import { Reasons } from './Reasons.tsx'
import { definitionOfItem } from './useInbox.ts'

type Props = {
  items: readonly Item[]
  selected: ReadonlySet<string>
  /** Null where each document is decided about alone. */
  onSelect: ((item: Item, on: boolean) => void) | null
}

const isOwnClick = ({ target }: MouseEvent) =>
  (target as Element).closest('a, button, input, label, .inbox-check') !== null

/** One row for each document, or one card on a phone; it opens on click. */
export function InboxRows(props: Props) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />
}

function useItem() {
  const t = useTranslate()
  const navigate = useNavigate()
  return {
    path: (item: Item) => paths.show(definitionOfItem(item.resource), item.recordId),
    kind: (item: Item) => t(`resources.${item.resource}.one`),
    open: (item: Item) => (event: MouseEvent) =>
      void (isOwnClick(event) || navigate(paths.show(definitionOfItem(item.resource), item.recordId))),
    label: (item: Item) => t('documents.inbox.select', { name: item.code }),
  }
}

/** The step of the workflow that waits, and which branches led there. */
function StepOf({ item: { step } }: { item: Item }) {
  if (!step) return null
  return <small className="inbox-step">{[step.name, ...step.branches].filter(Boolean).join(' · ')}</small>
}

function Rows({ items, selected, onSelect }: Props) {
  const t = useTranslate()
  const { path, kind, open, label } = useItem()
  return (
    <table className="inbox-table">
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{t('documents.inbox.selectAll')}</span>
          </th>
          <th>{t('documents.inbox.document')}</th>
          <th>{t('documents.inbox.partner')}</th>
          <th className="number">{t('documents.inbox.amount')}</th>
          <th>{t('documents.inbox.by')}</th>
          <th>{t('documents.inbox.age')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)} onClick={open(item)} data-selected={selected.has(keyOf(item)) || undefined}>
            <td className="inbox-check">
              {onSelect && (
                <Checkbox
                  checked={selected.has(keyOf(item))}
                  aria-label={label(item)}
                  onChange={({ target }) => onSelect(item, target.checked)}
                />
              )}
            </td>
            <td>
              <Link to={path(item)} className="code">
                {item.code}
              </Link>
              <small>{kind(item)}</small>
              <StepOf item={item} />
            </td>
            <td>
              <PartnerOf item={item} />
              <Reasons item={item} />
            </td>
            <td className="number figures">
              {item.amount === null ? '—' : formatMoney(item.amount)}
              <ItemMargin item={item} />
            </td>
            <td>
              {item.requestedBy?.name ?? '—'}
              {item.comment && <small>{item.comment}</small>}
            </td>
            <td className="figures inbox-age" data-waited={waitedFor(item.since)}>
              <Since moment={item.since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ items, selected, onSelect }: Props) {
  const { path, kind, open, label } = useItem()
  return (
    <ul className="inbox-cards">
      {items.map((item) => (
        <li key={keyOf(item)} onClick={open(item)} data-selected={selected.has(keyOf(item)) || undefined}>
          <span className="inbox-check">
            {onSelect && (
              <Checkbox
                checked={selected.has(keyOf(item))}
                aria-label={label(item)}
                onChange={({ target }) => onSelect(item, target.checked)}
              />
            )}
          </span>
          <div>
            <p>
              <Link to={path(item)} className="code">
                {item.code}
              </Link>
              <b className="figures">{item.amount === null ? '—' : formatMoney(item.amount)}</b>
            </p>
            <p>
              {item.partner ? <PartnerOf item={item} /> : <span>{kind(item)}</span>}
              <ItemMargin item={item} />
            </p>
            <Reasons item={item} />
            <p className="inbox-by">
              <span>{item.requestedBy?.name ?? '—'}</span>
              <span className="inbox-age" data-waited={waitedFor(item.since)}>
                <Since moment={item.since} />
              </span>
            </p>
            <StepOf item={item} />
            {item.comment && <p className="inbox-by">{item.comment}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Whom a document is with, by the name that they go by among colleagues. */
function PartnerOf({ item: { partner } }: { item: Item }) {
  const full = partner?.name ?? '—'
  const short = partner?.shortName ?? null
  return <span title={short === null ? undefined : full}>{short ?? full}</span>
}
