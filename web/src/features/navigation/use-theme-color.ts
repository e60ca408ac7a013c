import { useEffect } from 'react'
import { dark, light } from '#shared/theme/palette.ts'

/**
 * Sets the browser's theme color to the page's background, also where it differs from the system's.
 */
export function useThemeColor(scheme: 'light' | 'dark' | undefined): void {
  useEffect(() => {
    // Unknown at build time.
    if (!scheme) return
    const { palette } = scheme === 'dark' ? dark : light
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', palette.background.default)
    }
  }, [scheme])
}
