/** A question of work on Home: what waits, by when, and what is done about each. */
export interface HomeTile {
  /** Its name, for which `locales` have words. Tiles that share a name in several definitions are shown as one. */
  name: string
  /**
   * A relation of `createdFrom`: the tile lists the documents that one is still to be made from, in place of rows of
   * its own, to people who may make it. Of what they may not view they get the name, the partner and what is open.
   */
  from?: string
  /**
   * What its rows are filtered by, as the address of a list says it: `{ status: ['draft'], dueDate_lte: ['today'] }`.
   * `today` stands for the day, `me` for the person. Only a tile with `from` may have none.
   */
  where?: Readonly<Record<string, readonly string[]>>
  /** The day by which a row is due, or since when it waits: the earliest comes first. Without it: the newest. */
  due?: string
  /** A figure of each row: a field, or with `from` one of what is open. People who may not view it do not get it. */
  show?: string
  /** What is done about a row: one of its actions, `edit` or `show`. Without it: what `from` makes, else `show`. */
  action?: string
  /**
   * Only of a list that a query makes: the resource that is made about a row. People who may make none do not find the
   * tile, and `action` is what its page is asked for, such as `pay`.
   */
  makes?: string
}

/** A tile with everything filled in. */
export interface Tile {
  name: string
  from: string | null
  where: Readonly<Record<string, readonly string[]>>
  due: string | null
  show: string | null
  action: string
  makes: string | null
}

export const completeTile = ({ name, from, where, due, show, action, makes }: HomeTile): Tile => ({
  name,
  from: from ?? null,
  where: where ?? {},
  due: due ?? null,
  show: show ?? null,
  action: action ?? (from === undefined ? 'show' : 'make'),
  makes: makes ?? null,
})
