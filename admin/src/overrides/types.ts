import type { ScreenName } from '../resources/model/screenName.ts'
import type { ShowGroupProps } from '../resources/show/showGroup.ts'
import type { FormGroupProps, FormLayoutProps } from '../resources/form/formGroup.ts'
import type { registry } from '@barem/resources'
import type { Level } from '@barem/resources/areas'
import type { AnyResource, FieldType, MetaField } from '@barem/resources/kit'
import type { useAppProps } from 'antd/es/app/context'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { ApiError } from '../http/apiError.ts'
import type { Cell } from '../resources/cells/cell.ts'
import type { ListControl } from '../resources/list/useListState.ts'
import type { Input } from '../resources/inputs/input.ts'
import type { AnyRow } from '../resources/model/columns.ts'
import type { Rights } from '../resources/model/rights.ts'
import type { Words } from '../resources/model/words.ts'
import type { Area } from '../session/permissions.ts'
import type { Session } from '../session/token.ts'

/** A part of a screen, loaded when first drawn. */
export type Part<P> = LazyExoticComponent<ComponentType<P>>

type Registry = typeof registry
type TypeOf<F> = F extends { type: infer T extends FieldType } ? T : never

export type RowDialogProps = { definition: AnyResource; words: Words; row: AnyRow; onClose: () => void }

/**
 * Something more that can be done with a row: an entry of its menu and a button on its page, both of which open a
 * dialog.
 */
export type RowAction = {
  key: string
  /** Locale key of its name. */
  word: string
  level: Level
  /** Whether it is offered for this row. */
  applies?: (row: AnyRow, who: Session) => boolean
  /** The resource that it makes from the row, in place of that one's form: it is the next step where that is. */
  makes?: string
  /** The dong that it is about, shown beside its name on the page of the row. */
  amount?: (row: AnyRow) => string | null
  /** Whether it is a button of each row of the list, besides its entry in the menu. */
  inRow?: true
  /** Whether forms offer it too, where it saves first, and the key that takes it there, such as `F8`. */
  saves?: string
  dialog: LazyExoticComponent<ComponentType<RowDialogProps>>
}

/** What a resource does before and after its form is saved. Loaded when a form is saved. */
export type Saving = {
  /** Asks before a change is sent, or a new row, whose base is null; false leaves the form as it is. */
  approve?: (change: {
    base: AnyRow | null
    values: Record<string, unknown>
    modal: useAppProps['modal']
  }) => Promise<boolean>
  /** Sent with the body besides the fields, such as the figures that the person has seen. */
  besides?: (values: Record<string, unknown>, base: AnyRow | null) => Record<string, unknown>
  /**
   * After a refusal: what to send besides instead, once the person has agreed, or null to leave the form as it is.
   * Undefined when any form can show the refusal.
   */
  again?: (refusal: {
    error: ApiError
    values: Record<string, unknown>
    modal: useAppProps['modal']
  }) => Promise<Record<string, unknown> | null> | undefined
  /** After the server has answered and before the form is left. `base` is null for a new row. */
  saved?: (change: { base: AnyRow | null; saved: AnyRow; modal: useAppProps['modal'] }) => Promise<void>
}

export type FormFootProps = { definition: AnyResource; words: Words; row: AnyRow | null }

type Parts = {
  screens?: Partial<Record<ScreenName, Part<{ definition: AnyResource }>>>
  /** Shown below the heading of a group of the form, in place of its fields one by one. */
  groups?: Readonly<Record<string, Part<FormGroupProps>>>
  /** Places all groups of the form, in place of one below the other. */
  layout?: Part<FormLayoutProps>
  /** The same on the page of a row. */
  facts?: Readonly<Record<string, Part<ShowGroupProps>>>
  /** Shown above the buttons of the form, always in sight. */
  foot?: Part<FormFootProps>
  /** Stands below the heading of the list, such as tabs that lead to the screens beside it. */
  tabs?: Part<object>
  /** Heads of columns that depend on more than their fields. */
  heads?: Readonly<Record<string, Part<object>>>
  /** Stands below the rows of the list. */
  listNote?: Part<{ control: ListControl }>
  /** Actions of the list that are its own, before the usual ones. */
  listActions?: Part<{ definition: AnyResource }>
  /** What can be done with the ticked rows of the list, besides what every list does. */
  chosen?: Part<ChosenProps>
  /** Beside a row on its page, and beside documents that it is the partner of, for whoever may view `area`. */
  beside?: Beside
}

/** `onDone` lets the ticked rows go. */
export type ChosenProps = { rows: readonly AnyRow[]; onDone: () => void }

export type BesideProps = {
  id: string
  /** Whether a link would leave what was typed. */
  inForm: boolean
  /** Dong that the document which is typed will add to what the row owes; null where it adds none, or none is known. */
  adds?: string | null
}
export type Beside = {
  area: Area
  part: Part<BesideProps>
  /** Whether the figures of the row stand above it; else what stands here takes their place. */
  belowFigures?: true
}

type Behaviour = {
  /** The person's rights on one row, where they are less than on others. */
  rights?: (rights: Rights, row: AnyRow, who: Session) => Rights
  actions?: readonly RowAction[]
  saving?: () => Promise<Saving>
  /** The values of a new row's form besides the defaults of its fields. */
  start?: () => Record<string, unknown>
  /** Values that are fetched meanwhile, and fill what is still empty when they arrive. */
  startLater?: () => Promise<Record<string, unknown>>
}

/** What one resource does differently. A field that the resource does not have is a type error. */
export type Override<F> = Behaviour &
  Parts & {
    cells?: { [K in keyof F]?: Cell<TypeOf<F[K]>> } & { [K in MetaField]?: Cell }
    /** Fields whose own cell also shows absent values. */
    absent?: readonly (keyof F & string)[]
    inputs?: { [K in keyof F]?: Input<TypeOf<F[K]>> }
  }

export type Overrides = { [R in keyof Registry]?: Override<Registry[R]['fields']> }

/** The overrides of a resource with names as plain strings, for screens that serve any of them. */
export type LooseOverride = Behaviour &
  Parts & {
    cells?: Readonly<Record<string, Cell>>
    absent?: readonly string[]
    inputs?: Readonly<Record<string, Input>>
  }
