import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDate } from '../format/date.ts'
import { today } from '../format/day.ts'
import { locale } from '../i18n/i18n.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { PlainPage } from '../pages/PlainPage.tsx'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import { homeFigures } from './figures.ts'
import { tileWord, useHomeWithWords } from './home.ts'
import { setup } from './setup.ts'
import { Tile } from './Tile.tsx'
import type { HomeTile } from './useHome.ts'
import '../resources/screens.css'
import './home.css'

const weekday = () =>
  new Intl.DateTimeFormat(locale.get().replace('_', '-'), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${today()}T00:00:00Z`),
  )

/** What waits for the person today. Their rights decide which tiles they see. */
export default function HomePage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const only = search.get('tile')
  const { data, error, refetch, isPlaceholderData } = useHomeWithWords(only)
  if (!data && error)
    return (
      <PlainPage title={t('home.failed')} text={error.message}>
        <Button type="primary" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  if (!data || isPlaceholderData) return <PageSkeleton />
  const open = data.tiles.filter(({ count }) => count > 0)
  const Steps = data.setup && setup.find('steps')
  return (
    <section className="screen home">
      <PageHeader
        title={t('home.today')}
        note={`${weekday()} ${formatDate(today())}`}
        actions={only && <Link to="/">{t('home.back')}</Link>}
      />
      {only === null && <Figures />}
      {Steps && <Steps of={data.setup!} />}
      <Lanes tiles={open} isAlone={only !== null} />
      {!Steps && <Nothing tiles={data.tiles.filter(({ count }) => count === 0)} isAll={open.length === 0} />}
    </section>
  )
}

/** Figures of the company for people who may see them. */
function Figures() {
  const who = useSession()
  const figures = homeFigures.find('figures')
  if (!figures || !mayAct(who, figures.area, 'v')) return null
  return (
    <Suspense>
      <figures.part />
    </Suspense>
  )
}

/** Tiles in two lanes of about the same height; on narrow screens one after another. */
function Lanes({ tiles, isAlone }: { tiles: HomeTile[]; isAlone: boolean }) {
  const first = tiles.find(({ rows }) => rows.some(({ action }) => action !== null))
  const lanes: { height: number; tiles: HomeTile[] }[] = [0, 1]
    .slice(isAlone ? 1 : 0)
    .map(() => ({ height: 0, tiles: [] }))
  for (const tile of tiles) {
    const lane = lanes.reduce((lowest, one) => (one.height < lowest.height ? one : lowest))
    lane.tiles.push(tile)
    lane.height += tile.rows.length + 1
  }
  return (
    <div className="home-tiles">
      {lanes.map((lane, place) => (
        <div key={place} className="home-lane">
          {lane.tiles.map((tile) => (
            <Tile key={tile.name} tile={tile} place={tiles.indexOf(tile)} isFirst={tile === first} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Nothing({ tiles, isAll }: { tiles: HomeTile[]; isAll: boolean }) {
  const t = useTranslate()
  const names = tiles.map((tile) => tileWord(t, tile, 'title').toLocaleLowerCase()).join(' · ')
  if (isAll) return <p className="home-nothing">{t('home.free')}</p>
  return names === '' ? null : <p className="home-nothing">{t('home.nothing', { tiles: names })}</p>
}
