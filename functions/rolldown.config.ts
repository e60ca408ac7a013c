import { defineConfig } from 'rolldown'
import { ownerTexts } from './src/platform/mail/owner-texts.ts'

/** A global firebase-tools runs the emulators' functions on its own Node, whose errors would not say why. */
const requireNode = `if (!Map.groupBy) {
  throw new Error(\`The shop needs Node 22, and this is \${process.versions.node}. Start it by "npm start", "npm run emulators" or "npx firebase", which bring their own Node.\`)
}`

/** One bundled file loads faster than 300 files, which shortens a cold start. */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  plugins: [
    {
      name: 'owner-texts',
      load: (id) =>
        id.endsWith('/owner-texts.ts')
          ? `export const ownerTexts = ${JSON.stringify(ownerTexts)}`
          : undefined,
    },
  ],
  external: [/^firebase-/, /^@google-cloud\//, /^@modelcontextprotocol\//, 'nodemailer', 'sharp'],
  // Both options remove calls that may throw out of a `try`, such as decodeURIComponent's.
  treeshake: false,
  output: { file: 'lib/index.js', minify: false, banner: requireNode },
})
