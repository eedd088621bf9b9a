import { Bar } from '@ant-design/charts'
import { theme } from 'antd'
import { useMemo } from 'react'
import { formatMoney, withMinus } from '../format/number.ts'
import { useIsMobile } from '../layout/useMedia.ts'
import { useMode } from '../theme/preferences.ts'

/** One step of a way from one figure to another: what it adds, or where the way stands. */
export type Step = { key: string; name: string; value: string; isTotal: boolean }

type Props = { steps: readonly Step[]; onOpen: (key: string) => void }

const ROW_HEIGHT = 34
const ROOM = 24

type Drawn = Step & { from: number; to: number }

/** Steps with where each begins and ends. */
function drawnOf(steps: readonly Step[]): Drawn[] {
  let at = 0
  return steps.map((step) => {
    const value = Number(step.value)
    const from = step.isTotal ? 0 : at
    at = step.isTotal ? value : at + value
    return { ...step, from, to: at }
  })
}

/** The least and the greatest figure on the way. */
function rangeOf(steps: readonly Step[]): [number, number] {
  const ends = drawnOf(steps).flatMap(({ from, to }) => [from, to])
  return [Math.min(0, ...ends), Math.max(0, ...ends)]
}

/** Steps from one figure to another, one below the other; a click on one opens what it is made of. */
export default function Waterfall({ steps, onOpen }: Props) {
  const { token } = theme.useToken()
  const isPhone = useIsMobile()
  const isDark = useMode() === 'dark'
  const colourOf = ({ isTotal, value }: Step) =>
    isTotal ? token.colorPrimary : value.startsWith('-') ? token.colorError : token.colorSuccess
  // The chart is drawn anew whenever it gets another configuration.
  const config = useMemo(
    () => ({
      data: drawnOf(steps),
      ...{ xField: 'name', yField: ['from', 'to'], autoFit: true, animate: false as const },
      height: steps.length * ROW_HEIGHT + ROOM,
      theme: isDark ? 'classicDark' : 'classic',
      style: { fill: colourOf, maxWidth: 18 },
      legend: false as const,
      scale: { y: { domain: rangeOf(steps) } },
      axis: {
        x: { title: false as const, labelFontSize: isPhone ? 11 : 12 },
        y: { title: false as const, label: false as const, tick: false as const },
      },
      tooltip: {
        title: ({ name }: Drawn) => name,
        items: [(step: Drawn) => ({ name: '', color: colourOf(step), value: withMinus(formatMoney(step.value)) })],
      },
      onReady: ({ chart }: { chart: { on: (name: string, heard: (event: Clicked) => void) => void } }) =>
        chart.on('interval:click', ({ data: { data } }) => onOpen(data.key)),
    }),
    [isPhone, isDark, JSON.stringify(steps)],
  )
  return (
    <div aria-hidden>
      <Bar {...config} />
    </div>
  )
}

type Clicked = { data: { data: Drawn } }
