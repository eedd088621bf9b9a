export type ScreenName = 'list' | 'create' | 'edit' | 'show' | 'single'
