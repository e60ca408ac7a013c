import { useEffect } from 'react'
import { dark, light } from '#shared/theme/palette.ts'

/** Gives the browser's own bars the page's colour, also where it differs from the system's. */
export function useThemeColor(scheme: 'light' | 'dark' | undefined): void {
  useEffect(() => {
    // None is known while the page is drawn at build.
    if (!scheme) return
    const { palette } = scheme === 'dark' ? dark : light
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', palette.background.default)
    }
  }, [scheme])
}
