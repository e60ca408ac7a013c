/** The URL of the REST API, alone: most pages need no other setting. */
export const apiUrl: string = import.meta.env.VITE_API_URL || '/api'
