/** Where a family of products is made. */
export const FAMILY_PATH = '/product-management/family'
