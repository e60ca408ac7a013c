import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { definedFunctions } from '../deploy/function-upload.ts'

/** What is wrong with the files in `operations/` of the project at `root`; empty if nothing. */
export function operationsProblems(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = globSync('operations/**/*.json', { cwd: root }).sort()
  const metrics = files.filter((file) => file.includes('log-metrics')).map(nameOf)
  // Cloud Run has their names in lower case.
  const functions = Object.keys(definedFunctions(join(root, 'functions'))).map((name) =>
    name.toLowerCase(),
  )
  const source = globSync('functions/src/**/*.ts', { cwd: root }).map(read).join('\n')
  const chapters = [...read('operations/incidents.md').matchAll(/^## (.+)$/gm)].map(
    ([, title = '']) => title.toLowerCase().replaceAll(' ', '-'),
  )

  return [
    ...files.flatMap((file) =>
      problemsOf(file, read(file)).map((problem) => `${file}: ${problem}`),
    ),
    ...metrics
      .filter(
        (name) =>
          !files.some((file) => read(file).includes(`logging.googleapis.com/user/${name}\\"`)),
      )
      .map((name) => `operations/log-metrics/${name}.json: nothing uses it`),
  ]

  function problemsOf(file: string, text: string): string[] {
    return [
      ...named(text, /logging\.googleapis\.com\/user\/([\w-]+)/g, metrics, 'log-based metric'),
      ...named(text, /service_name=\\"(\w+)\\"/g, functions, 'function'),
      ...named(text, /incidents\.md#([\w-]+)/g, chapters, 'chapter of incidents.md'),
      ...named(text, /"file": "([\w-]+)"/g, [nameOf(file)], 'file of this name'),
      ...[...text.matchAll(/jsonPayload\.message[:=]\\"([^"\\]+)\\"/g)]
        .filter(([, message = '']) => !source.includes(message))
        .map(([, message]) => `no function logs "${message}"`),
    ]
  }
}

const nameOf = (file: string) => basename(file, '.json')

/** Names in the text that are not among the known ones. */
function named(text: string, pattern: RegExp, known: string[], what: string): string[] {
  return [...text.matchAll(pattern)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([, name]) => `there is no ${what} ${name}`)
}
