import { parseEnvironment } from './parse-environment.ts'

export const env = parseEnvironment(import.meta.env)
