import { defineConfig } from 'rolldown'

/** One bundled file loads faster than 300 files, which shortens a cold start. */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [/^firebase-/, /^@google-cloud\//, /^@modelcontextprotocol\//, 'nodemailer'],
  // Both options remove calls that may throw out of a `try`, such as decodeURIComponent's.
  treeshake: false,
  output: { file: 'lib/index.js', minify: false },
})
