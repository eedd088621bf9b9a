import { useTranslate } from '@refinedev/core'
import type { Line } from './model/line.ts'

/** The state of a line's product: found, being looked for, or not clear. */
export type Clarity = 'known' | 'seeking' | 'unsought' | 'several' | 'unknown'

/** @param wrong whether the cell is marked as wrong, as it is when its goods could not be fetched */
export function clarityOf(line: Line | null, wrong: boolean): Clarity | null {
  if (line?.goods) return 'known'
  if (!line?.text) return null
  return line.seeking ? (wrong ? 'unsought' : 'seeking') : line.several ? 'several' : 'unknown'
}

/** A product as its cell shows it; the input is placed over it. */
export function GoodsView({ line, clarity }: { line: Line; clarity: Clarity }) {
  const t = useTranslate()
  const { goods, guess, text } = line
  return (
    <div className={`goods-view ${clarity}`} aria-hidden="true">
      <span className="goods-name">{goods ? goods.name : text}</span>
      {goods ? (
        <small>
          <span className="code">{goods.code}</span>
          {guess && (
            <span className="goods-guess">{t('grid.goods.guess', { words: guess.text, count: guess.others })}</span>
          )}
        </small>
      ) : (
        <small>{t(`grid.goods.${clarity as Exclude<Clarity, 'known'>}`)}</small>
      )}
    </div>
  )
}
