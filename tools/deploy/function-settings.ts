import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installed } from '../paths.ts'
import { UserError } from '../process/user-error.ts'
import { projectAliases } from './deploy-target.ts'

/** The settings with which a deploy to this project would run the function, as firebase-tools reads them. */
export function functionSettings(root: string, project: string): Record<string, string> {
  const { loadUserEnvs } = createRequire(import.meta.url)(
    installed('firebase-tools/lib/functions/env.js'),
  )
  const [alias] = Object.entries(projectAliases(root)).find(([, id]) => id === project) ?? []
  const source = join(root, 'functions')
  const options = { functionsSource: source, projectDir: root, projectId: project }
  try {
    return loadUserEnvs({ ...options, projectAlias: alias })
  } catch (error) {
    const { message, children = [] } = error as Error & { children?: Error[] }
    throw new UserError([message, ...children.map((child) => child.message)].join(' '))
  }
}
