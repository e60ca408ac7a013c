import { join } from 'node:path'
import type { Plugin } from 'vite'

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')

/** Smaller builds of packages that the shop does not use in full. */
export const leanerBuilds = [
  // The package gives everybody its development build, warnings and all.
  { find: /^react-router$/, replacement: router },
  // Without a function for each HTML tag.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
]

/** What is replaced in a package's files. */
const cuts = [
  // The names for developer tools would keep the router's parts that nobody uses,
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    cut: /^\w+\.displayName = .*;$/gm,
    by: '',
  },
  // and so would calls that might do something.
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    cut: / = (?=React\d*\.(forwardRef|createContext)\()/g,
    by: ' = /* @__PURE__ */ ',
  },
  // What follows a finger: the theme has it off.
  {
    file: /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase\.mjs/,
    cut: /import TouchRipple from .*;/,
    by: 'const TouchRipple = () => null;',
  },
  // A script that the provider hands out to whoever asks.
  {
    file: /[\\/]@mui[\\/]system[\\/]cssVars[\\/]createCssVarsProvider\.mjs/,
    cut: /buildInitColorSchemeScript\(\{[^}]*\}\)/,
    by: "''",
  },
  // Themes for components that stand outside of the shop's own.
  { file: /[\\/]@mui[\\/](material|system)[\\/]/, cut: / = createTheme\(\);/g, by: ' = {};' },
]

/** Leaves out what nobody uses. Fails the build when a package has changed so that a cut fits nowhere. */
export function leanerPackages(): Plugin {
  const unused = new Set(cuts)
  return {
    name: 'leaner-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        const fitting = cuts.filter(({ file, cut }) => file.test(id) && code.search(cut) >= 0)
        for (const cut of fitting) unused.delete(cut)
        return {
          code: fitting.reduce((text, { cut, by }) => text.replace(cut, by), code),
          map: null,
        }
      },
    },
    buildEnd(failure) {
      if (failure || unused.size === 0) return
      this.error([...unused].map(({ file, cut }) => `${cut} is in no file of ${file}`).join('; '))
    },
  }
}
