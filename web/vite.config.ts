import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { functionRegion } from '../tools/project.ts'
import { checkBudgets } from './budgets/check-budgets.ts'
import { markdown } from './markdown.ts'
import { hostPolicy } from './prerender/host-policy.ts'
import { siteUrl } from './prerender/site-url.ts'
import { writePages } from './prerender/write-pages.ts'
import { fillIn, shopSettings } from './shop-settings.ts'
import { parseEnvironment } from './src/shared/parse-environment.ts'

// reactfire is one file that imports every Firebase product; emotion's `withTheme` has two helpers.
const unused =
  /[\\/](@?firebase[\\/](firestore|functions|remote-config|storage|webchannel-wrapper)|hoist-non-react-statics|react-is)[\\/]/

/** The commit that is built, which reports of browsers name. */
function release(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return stdout?.trim() || 'unknown'
}

const site = process.env.SITE_FOLDER ?? join(import.meta.dirname, 'dist')
const renderer = join(import.meta.dirname, `../.local/prerender-${process.pid}`)

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname)
  const url = siteUrl(env)
  return {
    plugins: [
      react(),
      markdown(),
      shopSettings(),
      viteStaticCopy({
        environment: 'client',
        targets: [
          {
            src: '../node_modules/swagger-ui-dist/swagger-ui{.css,-bundle.js}',
            dest: 'api/docs',
            rename: { stripBase: true },
          },
          { src: '../shop/public/*', dest: '.', rename: { stripBase: true } },
          { src: 'templates/**/*.*', dest: '.', rename: { stripBase: 1 }, transform: fillIn },
          // The seeded products and people are in no other shop.
          ...(mode === 'emulator' ? ['products', 'avatars'] : []).map((folder) => ({
            src: `../emulator-data/public/${folder}/*.svg`,
            dest: folder,
            rename: { stripBase: true as const },
          })),
        ],
      }),
    ],
    worker: { format: 'es' },
    resolve: {
      alias: {
        'firebase/database': `${import.meta.dirname}/no-database.ts`,
        '@emotion/use-insertion-effect-with-fallbacks': `${import.meta.dirname}/emotion-insertion.ts`,
      },
    },
    define: {
      'import.meta.env.VITE_ORIGIN': JSON.stringify(new URL(url).origin),
      'import.meta.env.VITE_YEAR': new Date().getFullYear(),
      'import.meta.env.VITE_RELEASE': JSON.stringify(release()),
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: {
        // All but the API documentation, which is static.
        '^/api(?!/docs)': {
          target: `http://127.0.0.1:5001/demo-tech-house/${functionRegion}/api`,
          rewrite: (path) => path.replace(/^\/api/, ''),
        },
      },
    },
    environments: {
      client: {
        build: {
          outDir: site,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: {
              codeSplitting: {
                // What main.ts imports one by one. Each group includes its imports, unless one above has them.
                groups: [
                  { name: 'entry', test: /\/src\/main\.ts$/, priority: 6 },
                  { name: 'react', test: /[\\/]node_modules[\\/]react-dom[\\/]/, priority: 5 },
                  { name: 'calls', test: /\/prefetch\.ts$/, priority: 4 },
                  { name: 'styles', test: /[\\/]material[\\/]GlobalStyles[\\/]/, priority: 3 },
                  { name: 'router', test: /\/src\/app\/router\.ts$/, priority: 2 },
                  // With the price, which most pages show.
                  {
                    name: 'shop',
                    test: /\/src\/app\/start\.tsx$|\/product-price\.tsx$/,
                    priority: 1,
                  },
                  // One script for what most pages with a write share.
                  {
                    name: 'writes',
                    test: /\/(use-safe-mutation|fetch-once|use-unconfirmed-write)\.ts$/,
                  },
                ],
              },
            },
            treeshake: {
              // Unused imports of these packages are removed.
              moduleSideEffects: (id) => !unused.test(id),
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: renderer,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/prerender/render-page.tsx' },
        },
      },
    },
    builder: {
      async buildApp({ build, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('Vite has lost an environment')
        const policy = hostPolicy(parseEnvironment(env))
        const built = await build(client)
        if (!('output' in built)) throw new Error('Vite has built more than one site')
        console.table(checkBudgets(built))
        await build(ssr)
        await writePages(site, join(renderer, 'render-page.js'), { url, policy, built })
        rmSync(renderer, { recursive: true })
      },
    },
  }
})
