import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { leanerBuilds, leanerPackages } from './leaner-packages.ts'
import { siteUrl } from './prerendering/site-url.ts'
import { writePages } from './prerendering/write-pages.ts'

/** reactfire is one file that imports every Firebase product. */
const unusedFirebase =
  /[\\/](@?firebase)[\\/](database|firestore|functions|remote-config|storage|webchannel-wrapper)[\\/]/

/** For emotion's withTheme. */
const unusedEmotion = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/

/** Asked for together with a page; small parts follow it, for the list of them weighs on the landing page. */
const large = /[\\/](contract|firebase|form-field|Modal|TextField)-/

const site = join(import.meta.dirname, 'dist')
const renderer = join(import.meta.dirname, '../.local/prerender')

export default defineConfig(({ mode, command }) => ({
  plugins: [react(), leanerPackages()],
  define: { 'import.meta.env.VITE_YEAR': new Date().getFullYear() },
  resolve: {
    alias: command === 'build' ? leanerBuilds : [],
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
              // What the landing page needs is React, the look and the shop; the rest comes in few files, by what it is for.
              groups: [
                { name: 'entry', test: /\/src\/main\.ts$/, priority: 6 },
                { name: 'react', test: /\/src\/app\/mount\.ts$/, priority: 5 },
                { name: 'look', test: /\/src\/app\/look\.tsx$/, priority: 4 },
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
