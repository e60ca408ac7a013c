import { maxQueryLength } from '@tech-house/api/contract/search-conditions'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useDebounced } from '#shared/use-debounced.ts'

interface Props {
  words: string
  /** Called when typing rests. */
  onWords: (words: string) => void
}

export function SearchField({ words, onWords }: Props) {
  const [field, setField] = useState({ words, typed: words })
  const sendLater = useDebounced((text) => {
    // Unless Back or a link has changed the words meanwhile.
    if (text === field.typed) onWords(text)
  })
  // Typing replaces the URL, and may be ahead of it. Back, a link and a chip change the words otherwise.
  const isTyped = useNavigationType() === 'REPLACE'
  if (field.words !== words) setField({ words, typed: isTyped ? field.typed : words })

  return (
    <input
      className="text-box"
      type="search"
      placeholder="Find a product"
      aria-label="Find a product"
      maxLength={maxQueryLength}
      value={field.typed}
      onChange={({ target }) => {
        setField({ words, typed: target.value })
        sendLater(target.value)
      }}
    />
  )
}
