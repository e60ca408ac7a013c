import type * as TestingLibrary from '@testing-library/dom'
import type { Query } from './queries.ts'

/** An element that can be clicked now. */
export interface Target {
  selector: string
  /** Its position on the screen, which may still change with the layout. */
  box: string
  /** The number of frames that the page has rendered. */
  frame: number
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    finder: ReturnType<typeof createFinder> | undefined
  }
}

/**
 * Finds elements by Testing Library. It is sent to the page as text, so it uses nothing from this
 * file.
 */
export function createFinder() {
  const { within } = window.TestingLibraryDom
  const disabled = ':disabled, [aria-disabled=true]'
  let frame = 0
  const countFrame = () => {
    frame += 1
    requestAnimationFrame(countFrame)
  }
  countFrame()

  const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

  function findIn(container: HTMLElement, { role, name, label, text }: Query): HTMLElement[] {
    const scope = within(container)
    if (label) return scope.queryAllByLabelText(label)
    if (!role) {
      const found = text ? scope.queryAllByText(text, { exact: false }) : []
      return found.filter((element) => element.checkVisibility())
    }
    const found = scope.queryAllByRole(role, name === undefined ? {} : { name })
    return text ? found.filter((element) => words(element).includes(text)) : found
  }

  function findAll(query: Query): HTMLElement[] {
    const containers = query.within ? findAll(query.within) : [document.body]
    return containers.flatMap((container) => findIn(container, query))
  }

  function findOne(query: Query): HTMLElement {
    const found = findAll(query)
    const [element] = found
    if (element && found.length === 1) return element
    throw new Error(`${found.length} elements match ${JSON.stringify(query)}`)
  }

  function mark(element: HTMLElement): string {
    element.dataset.engineTest ??= crypto.randomUUID()
    return `[data-engine-test="${element.dataset.engineTest}"]`
  }

  return {
    texts: (query: Query) => findAll(query).map(words),
    value: (query: Query) => (findOne(query) as HTMLInputElement).value,
    /** The addresses of the images that are loaded. */
    images: (query: Query) =>
      [...findOne(query).querySelectorAll('img')]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((image) => image.src),
    isDisabled: (query: Query) => findOne(query).matches(disabled),
    select: (query: Query) => mark(findOne(query)),

    /** The only match, scrolled into view; fails while it is disabled or covered. */
    aim(query: Query): Target {
      const element = findOne(query)
      if (element.matches(disabled)) throw new Error('It is disabled')
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!element.contains(top)) throw new Error(`It is covered by ${top?.outerHTML.slice(0, 99)}`)
      return { selector: mark(element), box: [x, y, width, height].join(), frame }
    },
  }
}
