import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of each directive of the Content Security Policy with which Hosting sends pages. */
export function pagePolicy(root: string): Map<string, string[]> {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const rules: { headers: { key: string; value: string }[] }[] = hosting.headers
  const policy = rules
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
  const directives = policy?.value.split(/;\s*/).map((directive) => directive.split(' ')) ?? []
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}
