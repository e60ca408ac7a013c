import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { siteUrl } from './prerendering/site-url.ts'
import { writePages } from './prerendering/write-pages.ts'

/** reactfire is one file that imports every Firebase product. */
const unusedFirebase =
  /[\\/](@?firebase)[\\/](database|firestore|functions|remote-config|storage|webchannel-wrapper)[\\/]/

/** For emotion's withTheme. */
const unusedEmotion = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/

/** Asked for together with a page; small parts follow it, for the list of them weighs on the landing page. */
const large = /[\\/](contract|firebase|form-field|Modal|TextField)-/

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')
/** Smaller builds of packages that we do not use in full. */
const leaner = [
  // The package gives everybody its development build, warnings and all.
  { find: /^react-router$/, replacement: router },
  // Without a function for each HTML tag.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
]
const site = join(import.meta.dirname, 'dist')
const renderer = join(import.meta.dirname, '../.local/prerender')

/** The names that the router gives its parts for developer tools would keep in those that nobody uses. */
const withoutNames: Plugin = {
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/ = (?=React\d*\.(forwardRef|createContext)\()/g, ' = /* @__PURE__ */ '),
      map: null,
    }),
  },
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react(), withoutNames],
  define: { 'import.meta.env.VITE_YEAR': new Date().getFullYear() },
  resolve: {
    alias: command === 'build' ? leaner : [],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': {
        target: 'http://127.0.0.1:5001/demo-tech-house/us-central1/api',
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
    },
  },
  environments: {
    client: {
      build: {
        outDir: site,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_page, parts, { hostId }) =>
            hostId.includes('/entry-') ? parts : parts.filter((part) => large.test(part)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What the landing page needs is React and the shop; the rest comes in few files, by what it is for.
              groups: [
                { name: 'entry', test: /\/src\/main\.ts$/, priority: 5 },
                { name: 'react', test: /\/src\/app\/mount\.ts$/, priority: 4 },
                {
                  name: 'shop',
                  test: /\/src\/(app\/start|shared\/ui\/page-heading)\.tsx$/,
                  priority: 3,
                },
                {
                  name: 'firebase',
                  test: /[\\/]node_modules[\\/](@?firebase|reactfire)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'contract',
                  test: /\/functions\/src\/contract\/|\/shared\/api\//,
                  priority: 1,
                },
              ],
            },
          },
          treeshake: {
            // What is imported and never called stays out.
            moduleSideEffects: (id) => !unusedFirebase.test(id) && !unusedEmotion.test(id),
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: renderer,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/prerender.tsx' },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite has lost an environment')
      const built = await build(client)
      if (!('output' in built)) throw new Error('Vite has built more than one site')
      await build(ssr)
      const url = siteUrl(loadEnv(mode, import.meta.dirname))
      await writePages({ site, renderer: join(renderer, 'prerender.js'), url, built })
    },
  },
}))
