import { useCallback, useState } from 'react'

interface Props {
  /** The product's name, which makes the label of the button unique. */
  product: string
  children: string
}

export function CardDescription({ product, children }: Props) {
  const [isExpanded, setIsExpanded] = useState(false)
  const [isClamped, setIsClamped] = useState(false)
  // An observer measures only an element that the browser has laid out, and none far from the viewport.
  const observe = useCallback((text: HTMLElement) => {
    const observer = new ResizeObserver(() =>
      setIsClamped(text.scrollHeight - text.clientHeight > 1),
    )
    observer.observe(text)
    return () => observer.disconnect()
  }, [])
  const action = isExpanded ? 'Read less' : 'Read more'

  return (
    <>
      {/* Not measured while it is shown in full, and nothing is cut off. */}
      <span ref={isExpanded ? undefined : observe} className={isExpanded ? 'whole' : 'start'}>
        {children}
      </span>
      {isClamped && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-label={`${action} about ${product}`}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {action}
        </button>
      )}
    </>
  )
}
