/** Pages where what a tile lists is made in place of a form, by the name of the tile; domains add theirs at start. */
export const tilePages = new Map<string, string>()
