/** The role group that may do everything, whatever is stored with it. */
export const SUPER_ADMIN = 'R001'
