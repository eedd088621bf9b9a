/** Colours that a choice may have, in light and dark. */
export const choiceColors = ['grey', 'green', 'blue', 'orange', 'red', 'purple', 'teal'] as const
export type ChoiceColor = (typeof choiceColors)[number]
