import { vi } from 'vitest'

/** jsdom loads no images. These load, but not those at `a.example`. */
export function stubImages(): void {
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      onerror = () => {}
      set src(url: string) {
        queueMicrotask(url.includes('//a.example') ? this.onerror : this.onload)
      }
    },
  )
}
