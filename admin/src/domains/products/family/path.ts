/** The page that makes a family of products. */
export const FAMILY_PATH = '/product-management/family'
