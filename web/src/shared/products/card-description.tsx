import { useState } from 'react'
import { useIsClamped } from './use-is-clamped.ts'

interface Props {
  /** The product's name, which makes the label of the button unique. */
  product: string
  children: string
}

/** Three lines of a description, and a button that shows a longer one in full. */
export function CardDescription({ product, children }: Props) {
  const [isExpanded, setIsExpanded] = useState(false)
  const { ref, isClamped } = useIsClamped()
  const action = isExpanded ? 'Read less' : 'Read more'

  return (
    <>
      {/* Expanded, it is cut off no more, but was. */}
      <span ref={isExpanded ? undefined : ref} className={isExpanded ? 'whole' : 'start'}>
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
