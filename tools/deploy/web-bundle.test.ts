import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { requireAllowedScripts, requireOwnSettings } from './web-bundle.ts'

const env = { VITE_FIREBASE_PROJECT_ID: 'my-shop' }

test('a client with its own project and without emulators is accepted', () => {
  using copy = projectCopy('web/.env.emulator')
  copy.write('web/dist/assets/main.js', 'initialize("my-shop")')
  requireOwnSettings(copy.folder, env)
})

test.each([
  ['initialize("demo-tech-house", "my-shop")', 'The built client holds demo-tech-house'],
  ['connect("http://127.0.0.1:9099", "my-shop")', 'The built client holds http://127.0.0.1:9099'],
  ['initialize()', 'does not know its project my-shop'],
])('a client with %s is refused', (code, said) => {
  using copy = projectCopy('web/.env.emulator')
  copy.write('web/dist/assets/main.js', code)
  expect(() => requireOwnSettings(copy.folder, env)).toThrow(said)
})

test('a page with the script of index.html is accepted, one with another script is refused', () => {
  using copy = projectCopy('firebase.json', 'web/index.html')
  copy.write('web/dist/blogs/index.html', '<script>alert(1)</script>')
  expect(() => requireAllowedScripts(copy.folder)).toThrow('blogs/index.html has such a script')
  copy.write('web/dist/blogs/index.html', '<script type="module" src="/assets/main.js"></script>')
  requireAllowedScripts(copy.folder)
})
