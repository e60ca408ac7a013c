import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { deployTarget } from './deploy-target.ts'

const aliases = {
  default: 'demo-tech-house',
  production: 'acme-parts-4711',
  staging: 'acme-parts-staging',
}

function shop(projects: object) {
  const copy = projectCopy()
  copy.write('.firebaserc', JSON.stringify({ projects }))
  return copy
}

test.each([
  [['-P', 'production'], {}, 'acme-parts-4711'],
  [['--project=acme-parts-9'], { GCLOUD_PROJECT: 'acme-parts-4711' }, 'acme-parts-9'],
  [[], { GCLOUD_PROJECT: 'acme-parts-staging' }, 'acme-parts-staging'],
])('the arguments %j in the environment %j name the project %s [OPS-1]', (args, env, project) => {
  using copy = shop(aliases)
  expect(deployTarget(copy.folder, args, env)).toEqual({ project, isHostingOnly: false })
  expect(deployTarget(copy.folder, [...args, 'hosting'], env)).toMatchObject({
    isHostingOnly: true,
  })
})

test('without arguments the project is the default one', () => {
  using copy = shop({ ...aliases, default: 'acme-parts-4711' })
  expect(deployTarget(copy.folder, [], {}).project).toBe('acme-parts-4711')
})

test.each([
  [[], 'demo-tech-house is no project of a deploy: name yours by -P (in .firebaserc: default, pro'],
  [['-P', 'demo-shop'], 'demo-shop is no project of a deploy'],
  [['functions'], 'Unknown word "functions": the arguments are'],
  [['--fast'], "Unknown option '--fast'"],
])('the arguments %j are refused with what to write instead', (args, message) => {
  using copy = shop(aliases)
  expect(() => deployTarget(copy.folder, args, {})).toThrow(message)
})
