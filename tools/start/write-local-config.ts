import { writeLocalConfig } from './local-hosting.ts'

writeLocalConfig()
