/** The place of a picture in a row that has none. */
export const NoPicture = () => <i className="thumb thumb-none" />
