import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { INBOX_PATH } from '../documents/inbox/path.ts'
import { formatNumber } from '../format/number.ts'
import { paths } from '../resources/model/paths.ts'
import { definitionOf } from '../resources/model/registry.ts'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import { Due } from './Due.tsx'
import { rowPath, rowVerb, tileWord } from './home.ts'
import { tilePages } from './tilePages.ts'
import type { HomeRow, HomeTile } from './useHome.ts'

type Props = {
  tile: HomeTile
  /** Its place among the tiles, for screens of one lane. */
  place: number
  /** Whether its first button is the filled one of the page. */
  isFirst: boolean
}

/** A question of work with its most urgent rows. */
export function Tile({ tile, place, isFirst }: Props) {
  const t = useTranslate()
  const { name, count, rows } = tile
  const title = tileWord(t, tile, 'title')
  const all = name === 'approve' ? INBOX_PATH : count > rows.length ? `/?tile=${name}` : null
  const filled = isFirst ? rows.find(({ action }) => action !== null) : undefined
  return (
    <section className="home-tile" style={{ order: place }} aria-labelledby={`home-${name}`}>
      <header>
        <h2 id={`home-${name}`}>{title}</h2>
        <span className="home-count figures">{formatNumber(count)}</span>
        {all && (
          <Link to={all} aria-label={`${t('home.all', { total: count })}: ${title}`}>
            {t('home.all', { total: count })}
          </Link>
        )}
      </header>
      <ul>
        {rows.map((row) => (
          <Row key={`${row.resource} ${row.id} ${row.makes?.resource}`} tile={tile} row={row} isMain={row === filled} />
        ))}
      </ul>
    </section>
  )
}

function Row({ tile, row, isMain }: { tile: HomeTile; row: HomeRow; isMain: boolean }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const who = useSession()
  const { resource, id, code, name, due, figure, short, action } = row
  const definition = definitionOf(resource)
  const verb = action && rowVerb(t, tile, row)
  return (
    <li>
      <span className="home-code">
        {mayAct(who, definition.area, 'v') ? <Link to={row.path ?? paths.show(definition, id)}>{code}</Link> : code}
      </span>
      <span className="home-name" title={name ?? undefined}>
        <span>{name}</span>
        {Boolean(short) && !tilePages.has(tile.name) && <em>{t('home.short', { count: short })}</em>}
      </span>
      <span className="home-figure figures">
        {figure && formatNumber(figure.value)}
        {figure?.type === 'weight' && ' kg'}
      </span>
      <span className="home-due">{due && <Due at={due} />}</span>
      {verb && (
        <Button
          size="small"
          type={isMain ? 'primary' : 'text'}
          aria-label={t('home.act', { verb, code })}
          onClick={() => void navigate(rowPath(tile, row))}
        >
          {verb}
        </Button>
      )}
    </li>
  )
}
