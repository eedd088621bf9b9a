import { Tabs as AntdTabs, type TabsProps } from 'antd'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import './tabs.css'

type Items = NonNullable<TabsProps['items']>
type Props = Omit<TabsProps, 'items' | 'renderTabBar'> & { items: Items }

/** What antd tells a bar about its tabs. */
type Bar = {
  id: string | null
  activeKey: string
  onTabClick: (key: string, event: KeyboardEvent | MouseEvent) => void
}

/**
 * antd's tabs under a bar of our own: theirs counts its menu of tabs that do not fit among the tabs, for which screen
 * readers have no words. This one scrolls.
 */
export function Tabs({ items, ...props }: Props) {
  return <AntdTabs {...props} items={items} renderTabBar={(bar) => <TabBar {...(bar as Bar)} items={items} />} />
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows move between the tabs, Enter and Space open one. */
function TabBar({ id, activeKey, onTabClick, items }: Bar & { items: Items }) {
  const tabs = useRef<HTMLDivElement>(null)

  function press(event: KeyboardEvent, place: number) {
    const next = steps[event.key]?.(place, items.length)
    if (next !== undefined) tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    else if (event.key === 'Enter' || event.key === ' ') onTabClick(items[place].key, event)
    else return
    event.preventDefault()
  }

  return (
    <div className="ant-tabs-nav">
      <div className="ant-tabs-nav-wrap tab-strip">
        <div ref={tabs} className="ant-tabs-nav-list" role="tablist" aria-orientation="horizontal">
          {items.map(({ key, label }, place) => (
            <div
              key={key}
              className={`ant-tabs-tab ${key === activeKey ? 'ant-tabs-tab-active' : ''}`}
              onClick={(event) => onTabClick(key, event)}
            >
              <div
                className="ant-tabs-tab-btn"
                role="tab"
                id={id ? `${id}-tab-${key}` : undefined}
                aria-controls={id ? `${id}-panel-${key}` : undefined}
                aria-selected={key === activeKey}
                tabIndex={key === activeKey ? 0 : -1}
                onKeyDown={(event) => press(event, place)}
              >
                {label}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
