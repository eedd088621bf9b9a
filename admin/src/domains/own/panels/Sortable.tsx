import { HolderOutlined } from '@ant-design/icons'
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'

type Item = { uid: string }
type Props<T extends Item> = {
  items: readonly T[]
  /** What an entry is called, for those who hear it. */
  nameOf: (item: T) => string
  onMove: (from: number, to: number) => void
  children: (item: T, place: number, handle: ReactNode) => ReactNode
  className?: string
}

/**
 * The entries by how near an upper or lower edge of theirs is to that of what is dragged: entries differ in height, as
 * one of them may be open.
 */
const closestEdge: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      if (!rect) return []
      const value = Math.min(Math.abs(rect.top - collisionRect.top), Math.abs(rect.bottom - collisionRect.bottom))
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .sort((one, other) => one.data.value - other.data.value)

/** A list whose order is changed by dragging, or by Space and arrows at its handles. */
export function Sortable<T extends Item>({ items, nameOf, onMove, children, className }: Props<T>) {
  const t = useTranslate()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (uid: unknown) => items.findIndex((item) => item.uid === uid)
  const values = (uid: unknown, over: unknown) => {
    const item = items[placeOf(uid)]
    return { name: item ? nameOf(item) : '', place: placeOf(over) + 1, total: items.length }
  }
  const say = (key: string) => (event: { active: { id: unknown }; over?: { id: unknown } | null }) =>
    t(`own.drag.${key}`, values(event.active.id, event.over?.id ?? event.active.id))
  const announcements: Announcements = {
    onDragStart: say('lifted'),
    onDragOver: say('over'),
    onDragEnd: say('dropped'),
    onDragCancel: say('cancelled'),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestEdge}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('own.drag.how') } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id), placeOf(over?.id)]
        if (to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext items={items.map(({ uid }) => uid)} strategy={verticalListSortingStrategy}>
        <ol className={className}>
          {items.map((item, place) => (
            <Entry key={item.uid} uid={item.uid} name={nameOf(item)}>
              {(handle) => children(item, place, handle)}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function Entry({ uid, name, children }: { uid: string; name: string; children: (handle: ReactNode) => ReactNode }) {
  const t = useTranslate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: uid,
  })
  const style = transform
    ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition }
    : { transition }
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined}>
      {children(
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="own-handle"
          {...attributes}
          {...listeners}
          aria-label={t('own.drag.handle', { name })}
        >
          <HolderOutlined aria-hidden />
        </button>,
      )}
    </li>
  )
}
