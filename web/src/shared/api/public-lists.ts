/** The lists of the landing page, which the document asks for before the page's code is there. */
export const publicLists = { products: '/products', reviews: '/reviews' } as const
