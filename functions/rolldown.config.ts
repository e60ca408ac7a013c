import { defineConfig } from 'rolldown'

/** One file loads much quicker than three hundred, and a new instance loads it before its first answer. */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [/^firebase-/, /^@google-cloud\//],
  // Both take calls that may throw out of a try, such as decodeURIComponent's.
  treeshake: false,
  output: { file: 'lib/index.js', minify: false },
})
