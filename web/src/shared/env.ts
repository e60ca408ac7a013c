import type { Environment } from './parse-environment.ts'

/** The client's configuration, which the build has checked; the API's URL is in api/api-url.ts. */
export const env = import.meta.env as unknown as Omit<Environment, 'VITE_API_URL'>
