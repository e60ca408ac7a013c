import type { Environment } from './parse-environment.ts'

// The build has checked it, so the browser does not.
const given = import.meta.env as unknown as Environment

export const env: Environment = { ...given, VITE_API_URL: given.VITE_API_URL || '/api' }
