/** The place of a missing picture in a row. */
export const NoPicture = () => <i className="thumb thumb-none" />
