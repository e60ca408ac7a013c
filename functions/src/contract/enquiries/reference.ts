const length = 8

/** The first digits of an enquiry's id, by which a customer and staff name it. */
export const referenceOf = (id: string): string => id.slice(0, length).toUpperCase()
