/** An https URL, or a path on this shop's own host. */
export const imageUrlPattern = /^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/

export const maxImageUrlLength = 2000

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export const maxFurtherImages = 8
