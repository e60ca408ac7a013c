/**
 * The lists of the landing page, which the document asks for before the page's code is there. Of
 * the catalog it asks for two lots of the shelf; the rest comes when somebody wants it.
 */
export const publicLists = { products: '/products?limit=96', reviews: '/reviews' } as const
